import { motifs, type MotifName } from './motifs.ts'
import { palettes } from './palettes.ts'
import { around } from './shapes.ts'

/** One motif on a soft disc with confetti: for empty and error states. SVG text of our own making. */
export function motifArt(name: MotifName): string {
  const colours = { ...palettes[0], s: '#c2267a' }
  const dots = around(9, '<circle cy="-52" r="2.5"/>', 10)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" font-family="var(--font-display)" font-weight="800"><circle r="46" fill="#3b2466"/><g fill="#f5a300">${dots}</g><g transform="scale(.85)">${motifs[name](colours)}</g></svg>`
}
