import { companions } from './companions.ts'
import { lettering } from './lettering.ts'
import { motifs, type MotifName } from './motifs.ts'
import { palettes } from './palettes.ts'
import { picadoBand } from './picado-band.ts'
import { scenes } from './scenes.ts'
import { hash, seedFrom } from './seed.ts'
import { n } from './shapes.ts'

export type GameArtInput = {
  code: string
  category: string
  studio?: string | undefined
  title?: string | undefined
}

/** What each kind of game likes to show. The rest draws from all. */
const liked: Record<string, readonly [MotifName, ...MotifName[]]> = {
  LOTT: ['ball', 'balls', 'sun', 'star', 'marigold', 'moon', 'bell', 'lantern'],
  ELOTT: ['balls', 'ball', 'wheel', 'star', 'sun', 'balloon', 'butterfly'],
  FISH: ['fish', 'boat', 'fish', 'moon'],
  LIVE: ['dice', 'card', 'wheel', 'guitar', 'mask'],
  PVP: ['card', 'dice', 'mask', 'star'],
  SPORTS: ['mask', 'balloon', 'bell', 'star'],
  COCKFIGHT: ['rooster'],
  BINGO: ['balls', 'ball', 'butterfly', 'heart'],
}

// Every name of the motifs' table but the fighting cock, told to the type checker once.
const all = Object.keys(motifs).filter((name) => name !== 'rooster') as [MotifName, ...MotifName[]]

/**
 * A square tile drawn from a game's code: the same code gives the same tile everywhere. The palette and the
 * scene come from one hash and the motif from the kind of game; the studio chooses the lettering.
 */
export function gameArt({ code, category, studio = '', title }: GameArtInput): string {
  const seed = seedFrom(`${category}/${code}`)
  const palette = palettes[hash(`palette ${code}`) % palettes.length] ?? palettes[0]
  const scene = scenes[hash(`scene ${code}`) % scenes.length] ?? scenes[0]
  const motif = motifs[seed.pick(liked[category.toUpperCase()] ?? all)]
  const flip = seed.int(2) === 1 ? -1 : 1
  const turn = seed.int(7) * 3 - 9
  const size = (title ? 0.98 : 1.12) + seed.int(12) / 100
  const mirrored = motif === motifs.ball || motif === motifs.balls ? 1 : flip
  const letters = title ? lettering(title, studio, palette) : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" font-family="var(--font-display)" font-weight="800">` +
    `<rect width="120" height="120" fill="${palette.g}"/>${scene(palette, seed)}${seed.pick(companions)(palette, title ? 78 : 92)}` +
    `<g transform="translate(${n(58 + seed.int(5))} ${title ? 54 : 64}) rotate(${turn}) scale(${(size * mirrored).toFixed(2)} ${size.toFixed(2)})">${motif(palette)}</g>` +
    `${picadoBand(palette, seed)}${letters}</svg>`
  )
}
