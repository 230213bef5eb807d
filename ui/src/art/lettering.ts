import type { Palette } from './palettes.ts'
import { hash } from './seed.ts'
import { escapeText, n, path } from './shapes.ts'

const LINE_LETTERS_MAX = 12
const WIDTH = 104
/** Deeper than the page's paper, so that a tile keeps its edge by day. */
const HONEY = '#ffdc96'

/** The name of a game on its tile. Each studio letters all its signs in one of three ways. */
export function lettering(title: string, studio: string, c: Palette): string {
  const lines = splitTitle(title)
  const widest = Math.max(...lines.map(widthOf))
  const size = Math.min(17, WIDTH / widest)
  const gap = size * 1.02
  const top = 113 - gap * (lines.length - 1) - (17 - size) * 0.3
  const text = (fill: string, more = '') =>
    lines
      .map(
        (line, index) =>
          `<text x="60" y="${n(top + gap * index)}" font-size="${n(size)}" text-anchor="middle" fill="${fill}"${more}>${escapeText(line)}</text>`,
      )
      .join('')
  const high = gap * lines.length + 7
  switch (hash(studio) % 3) {
    case 0:
      return (
        path(`M0 ${n(121 - high)}h120v${n(high)}H0z`, c.d) +
        path(`M0 ${n(119 - high)}h120v2.5H0z`, c.m) +
        text(c.l)
      )
    case 1:
      return (
        path(`M0 ${n(124 - high)}Q60 ${n(112 - high)} 120 ${n(124 - high)}V120H0z`, HONEY) +
        text(c.d)
      )
    default:
      return text(
        c.l,
        ` stroke="${c.d}" stroke-width="4.5" stroke-linejoin="round" paint-order="stroke"`,
      )
  }
}

/** At most two lines, as even as the words allow. */
export function splitTitle(title: string): string[] {
  const words = title.trim().split(/\s+/)
  if (title.length <= LINE_LETTERS_MAX || words.length === 1) return [title.trim()]
  let best = [title.trim()]
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    if (Math.max(...lines.map(widthOf)) < Math.max(...best.map(widthOf))) best = lines
  }
  return best
}

/** Width in ems, roughly: Latin letters are half as wide as the square signs of East Asia. */
function widthOf(line: string): number {
  let ems = 0
  for (const sign of line) ems += (sign.codePointAt(0) ?? 0) > 0x2e7f ? 1.02 : 0.57
  return Math.max(1, ems)
}
