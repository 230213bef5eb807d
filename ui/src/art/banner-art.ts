import { motifs, type MotifName } from './motifs.ts'
import { palettes } from './palettes.ts'
import { hash, seedFrom } from './seed.ts'
import { disc, line, n, path } from './shapes.ts'

/**
 * A wide 16:7 scene (320 × 140) of the market: sky, stalls, a string of lanterns, one motif. The start side
 * is left calm for words; BannerArt turns the scene round in right-to-left.
 */
export function bannerArt({ seed: text, motif }: { seed: string; motif?: MotifName | undefined }) {
  const seed = seedFrom(`banner/${text}`)
  const dark = palettes.filter(
    (palette) =>
      !['#ffe3b3', '#86d8cd', '#ffb3c9', '#b79bea', '#f5a300', '#e8743b'].includes(palette.g),
  )
  const c = dark[hash(text) % dark.length] ?? palettes[0]
  const names = Object.keys(motifs)
  const drawn = motif ?? names.find((_, index) => index === hash(`m${text}`) % names.length)
  // The name was just taken from the keys of that very table.
  const motifOf = motifs[(drawn ?? 'sun') as MotifName]
  let rays = ''
  for (let index = 0; index < 14; index += 1) {
    const from = (index / 14) * Math.PI * 2
    const to = from + Math.PI / 14
    rays += `M246 74L${n(246 + 300 * Math.cos(from))} ${n(74 + 300 * Math.sin(from))} ${n(246 + 300 * Math.cos(to))} ${n(74 + 300 * Math.sin(to))}z`
  }
  let stalls = ''
  for (let x = -14; x < 320; x += 84) {
    const y = 108 + seed.int(10)
    stalls += path(`M${x + 8} ${y}h60v40h-60z`, c.d, ' opacity=".28"')
    for (let stripe = 0; stripe < 6; stripe += 1) {
      const from = x + 2 + stripe * 12
      stalls += path(
        `M${from} ${y}l${6 - stripe * 2} -13h10l${stripe * 2 - 4} 13v4a6 6 0 0 1-12 0z`,
        stripe % 2 ? c.s : c.l,
      )
    }
  }
  const lanterns = [30, 92, 154, 216, 286]
    .map((x, index) => {
      const y = 14 + 15 * Math.sin((x / 320) * Math.PI)
      const fill = [c.m, c.s, c.l, c.s, c.m][index] ?? c.m
      return `${line(`M${x} ${n(y - 6)}v8`, c.l, 1)}<ellipse cx="${x}" cy="${n(y + 9)}" rx="7" ry="7.5" fill="${fill}"/>`
    })
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140" preserveAspectRatio="xMaxYMid slice" font-family="var(--font-display)" font-weight="800">` +
    `<rect width="320" height="140" fill="${c.g}"/>${path(rays, c.h)}${disc(246, 74, 56, c.h)}` +
    stalls +
    `${line('M-4 2Q160 46 324 2', c.l, 1, ' opacity=".7"')}${lanterns}` +
    `<g transform="translate(246 76) scale(1.25)">${motifOf(c)}</g></svg>`
  )
}
