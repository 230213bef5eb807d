import type { Palette } from './palettes.ts'
import { disc, line, path } from './shapes.ts'

/** Small company at the motif's feet, the same on both sides; `y` is the ground's height. */
type Companion = (c: Palette, y: number) => string

function bothSides(drawing: string): string {
  return `${drawing}<g transform="matrix(-1 0 0 1 120 0)">${drawing}</g>`
}

function sprig(c: Palette, y: number): string {
  return bothSides(
    line(`M6 ${y + 12}Q12 ${y - 12} 26 ${y - 22}`, c.l, 2) +
      path(
        `M9 ${y - 2}q-10-4-8-14q9 3 8 14zM14 ${y - 11}q-7-8-2-16q6 7 2 16zM12 ${y - 4}q10 2 14-6q-10-3-14 6zM19 ${y - 15}q9-1 11-9q-9 0-11 9z`,
        c.l,
      ),
  )
}

function candles(c: Palette, y: number): string {
  return bothSides(
    path(`M8 ${y - 8}h8v22H8zM20 ${y}h7v14h-7z`, c.l) +
      path(`M12 ${y - 21}q6 7 0 12q-6-5 0-12zM23.5 ${y - 12}q5 6 0 10q-5-4 0-10z`, c.m),
  )
}

function flowers(c: Palette, y: number): string {
  const bloom = (x: number, at: number, r: number) =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const angle = (turn * Math.PI) / 180
        return disc(x + r * Math.sin(angle), at - r * Math.cos(angle), r * 0.8, c.l)
      })
      .join('') + disc(x, at, r * 0.7, c.s)
  return bothSides(bloom(14, y, 6) + bloom(25, y - 22, 3.5))
}

function sparks(c: Palette, y: number): string {
  return bothSides(path(spark(15, y - 34, 8) + spark(22, y - 6, 5) + spark(9, y - 12, 3), c.l))
}

function spark(x: number, at: number, r: number): string {
  return `M${x} ${at - r}q0 ${r} ${r} ${r}q-${r} 0-${r} ${r}q0-${r}-${r}-${r}q${r} 0 ${r}-${r}z`
}

function none(): string {
  return ''
}

export const companions: readonly [Companion, ...Companion[]] = [
  sprig,
  candles,
  flowers,
  sparks,
  none,
]
