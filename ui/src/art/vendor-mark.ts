import { hash } from './seed.ts'
import { escapeText } from './shapes.ts'

const plates = [
  'M32 4a28 28 0 1 0 .1 0z',
  'M8 8h48v26c0 14-12 22-24 26C20 56 8 48 8 34z',
  'M32 3l7 7 10-1 1 10 8 7-5 9 3 10-10 4-3 9-11-2-11 2-3-9-10-4 3-10-5-9 8-7 1-10 10 1z',
  'M32 3l29 29-29 29L3 32z',
  'M10 12q22-14 44 0v40q-22 14-44 0z',
  'M18 5h28l14 14v26L46 59H18L4 45V19z',
] as const

const paints = [
  '#c2267a',
  '#007c77',
  '#b8202f',
  '#2159bd',
  '#2f1a5a',
  '#8a5200',
  '#257540',
] as const

/** A studio's enamel plate with its initials, in colour or in one white (letters punched out by outline). */
export function vendorMark({ code, variant }: { code: string; variant: 'COLOR2' | 'WHITE' }) {
  const at = hash(`vendor ${code}`)
  const plate = plates[at % plates.length] ?? plates[0]
  const paint = paints[(at >>> 8) % paints.length] ?? paints[0]
  const letters = escapeText(initialsOf(code))
  const white = variant === 'WHITE'
  const size = letters.length > 1 ? 24 : 30
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" font-family="var(--font-display)" font-weight="800">` +
    `<path d="${plate}" fill="${white ? 'none' : paint}" stroke="${white ? '#fff' : 'none'}" stroke-width="3"/>` +
    `<path d="${plate}" fill="none" stroke="${white ? '#fff' : '#ffb21f'}" stroke-width="2.5" transform="translate(32 32) scale(.82) translate(-32 -32)"/>` +
    `<text x="32" y="${32 + size * 0.36}" font-size="${size}" text-anchor="middle" fill="${white ? '#fff' : '#fff8ec'}">${letters}</text></svg>`
  )
}

/** One or two letters that stand for a vendor code: "TCG_SEA" → "TS", "JILI" → "JI". */
export function initialsOf(code: string): string {
  const parts = code.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters =
    parts.length > 1 ? parts.map((part) => part.slice(0, 1)).join('') : (parts[0] ?? '?')
  return letters.slice(0, 2).toUpperCase()
}
