import type { Palette } from './palettes.ts'
import type { Seed } from './seed.ts'
import { disc, line, n, path } from './shapes.ts'

/** Backgrounds of a 120 × 120 tile: what stands behind the motif. */
type Scene = (c: Palette, seed: Seed) => string

const rays: Scene = (c, seed) => {
  const count = 9 + seed.int(3) * 2
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const from = ((index * 2) / (count * 2)) * Math.PI * 2
    const to = from + Math.PI / count
    d += `M60 54L${n(60 + 100 * Math.cos(from))} ${n(54 + 100 * Math.sin(from))} ${n(60 + 100 * Math.cos(to))} ${n(54 + 100 * Math.sin(to))}z`
  }
  return path(d, c.h)
}

const hills: Scene = (c, seed) => {
  const y = 74 + seed.int(10)
  const bend = 20 + seed.int(20)
  return (
    disc(28 + seed.int(64), 46, 26 + seed.int(8), c.h) +
    path(`M0 ${y}q30-${bend} 60 0t60 0v60H0z`, c.h) +
    path(`M0 ${y + 12}q40 ${bend - 8} 70 0t50-6v60H0z`, c.s, ' opacity=".85"')
  )
}

const waves: Scene = (c, seed) => {
  const first = 40 + seed.int(12)
  let out = ''
  for (let row = 0; row < 5; row += 1) {
    const y = first + row * 17
    out += path(
      `M${row % 2 ? -12 : 0} ${y}q6-9 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0v90H-12z`,
      row % 2 ? c.g : c.h,
    )
  }
  return out
}

const stars: Scene = (c, seed) => {
  let d = ''
  for (let index = 0; index < 16; index += 1) {
    const x = 6 + ((index * 29 + seed.int(18)) % 108)
    const y = 16 + seed.int(86)
    const r = 1.5 + seed.int(3)
    d += `M${x} ${n(y - r)}q0 ${r} ${r} ${r}q-${r} 0-${r} ${r}q0-${r}-${r}-${r}q${r} 0 ${r}-${r}z`
  }
  return disc(60, 56, 46, c.h) + path(d, c.l, ' opacity=".8"')
}

const stall: Scene = (c, seed) => {
  const wide = 12 + seed.int(2) * 3
  let d = ''
  let drops = ''
  for (let x = 0; x < 120; x += wide * 2) {
    d += `M${x} 16h${wide}v80h-${wide}z`
    drops += `M${x} 14h${wide}v12a${wide / 2} ${wide / 2} 0 0 1-${wide} 0z`
  }
  return path(d, c.h) + path('M0 14h120v12H0z', c.s) + path(drops, c.l)
}

const arches: Scene = (c, seed) => {
  const r = 16 + seed.int(3) * 4
  const ring = (grow: number) =>
    `M${60 - r - grow} 110V${56 - grow / 2}a${r + grow} ${r + grow} 0 0 1 ${2 * (r + grow)} 0V110z`
  return path(ring(34), c.h) + path(ring(20), c.g) + path(ring(8), c.h)
}

const confetti: Scene = (c, seed) => {
  let out = ''
  for (let index = 0; index < 26; index += 1) {
    const x = (index * 37 + seed.int(24)) % 122
    const y = 14 + ((index * 53 + seed.int(20)) % 98)
    const fill = index % 3 === 0 ? c.s : index % 3 === 1 ? c.l : c.h
    out += `<rect x="${x}" y="${y}" width="7" height="3.5" rx="1" fill="${fill}" transform="rotate(${seed.int(180)} ${x} ${y})"/>`
  }
  return disc(60, 58, 44, c.h) + out
}

const tiles: Scene = (c, seed) => {
  const size = 24 + seed.int(2) * 6
  let diamonds = ''
  let rounds = ''
  for (let x = 0; x <= 120; x += size) {
    for (let y = 0; y <= 120; y += size) {
      const h = size / 2
      diamonds += `M${x} ${y - h}l${h} ${h}-${h} ${h}-${h}-${h}z`
      rounds += `M${x} ${y}h0`
    }
  }
  return path(diamonds, c.h) + line(rounds, c.l, 5, ' opacity=".55"')
}

const halo: Scene = (c, seed) => {
  const step = 9 + seed.int(4)
  return [4, 3, 2, 1].map((k) => disc(60, 56, 12 + step * k, k % 2 ? c.g : c.h)).join('')
}

export const scenes: readonly [Scene, ...Scene[]] = [
  rays,
  hills,
  waves,
  stars,
  stall,
  arches,
  confetti,
  tiles,
  halo,
]
