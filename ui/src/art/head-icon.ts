import { motifs } from './motifs.ts'
import { palettes } from './palettes.ts'
import { hash } from './seed.ts'
import { around, disc } from './shapes.ts'

const faces = [
  'mask',
  'sun',
  'moon',
  'marigold',
  'rooster',
  'fish',
  'butterfly',
  'cactus',
  'heart',
  'star',
  'chili',
  'balloon',
] as const

/** A member's picture, round: one of twelve faces in one of twelve colourings. */
export function headIcon(seed: string): string {
  const at = hash(`head ${seed}`)
  const c = palettes[at % palettes.length] ?? palettes[0]
  const face = faces[(at >>> 8) % faces.length] ?? faces[0]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${disc(0, 0, 50, c.g)}` +
    `<g fill="${c.h}">${around(16, '<circle cy="-50" r="9"/>', (at >>> 16) % 22)}</g>` +
    `<g transform="scale(.92)">${motifs[face](c)}</g></svg>`
  )
}
