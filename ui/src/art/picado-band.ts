import type { Palette } from './palettes.ts'
import type { Seed } from './seed.ts'
import { path } from './shapes.ts'

const cuts = [
  'M10 4l3 4-3 4-3-4z',
  'M10 4a3.5 3.5 0 1 0 .1 0z',
  'M10 12c-6-4-3-9 0-5 3-4 6 1 0 5z',
  'M7 4h2v8H7zM11 4h2v8h-2z',
  'M10 3l1.5 3.5L15 8l-3.5 1.5L10 13 8.5 9.5 5 8l3.5-1.5z',
] as const

const hems = [
  'v12l-5 5-5-5-5 5-5-5z',
  'v11q-5 9-10 0-5 9-10 0z',
  'v12q-10 10-20 0z',
  'v14l-5-4-5 7-5-7-5 4z',
] as const

/** A row of cut-paper flags along the top of a tile; the cut and the hem are the seed's. */
export function picadoBand(c: Palette, seed: Seed): string {
  const cut = seed.pick(cuts)
  const hem = seed.pick(hems)
  const flags = [seed.int(2) ? c.l : c.s, seed.int(3) ? c.m : c.l]
  const flag = (fill: string) => path(`M0 0h20${hem}${cut}`, fill, ' fill-rule="evenodd"')
  let out = ''
  for (let place = 0; place < 6; place += 1) {
    out += `<g transform="translate(${place * 20})">${flag(flags[place % 2] ?? c.l)}</g>`
  }
  return out
}
