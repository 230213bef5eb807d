import type { Palette } from './palettes.ts'
import { around, disc, line, path } from './shapes.ts'

/** Each motif stands round 0,0 and reaches about 36 each way; drawn flat, as cut from paper. */
type Motif = (c: Palette) => string

function eyes(c: Palette, y: number, gap: number): string {
  return line(`M${-gap - 4} ${y}q4 4 8 0M${gap - 4} ${y}q4 4 8 0`, c.d, 2.2)
}

function petal(length: number, width: number, fill: string): string {
  return path(
    `M0 0C${-width} ${-length * 0.4} ${-width} ${-length} 0 ${-length}S${width} ${-length * 0.4} 0 0z`,
    fill,
  )
}

function windowBall(x: number, y: number, r: number, paint: string, c: Palette, value: number) {
  return (
    disc(x, y, r, paint) +
    path(
      `M${x - r * 0.75} ${y - r * 0.3}a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.7} ${-r * 0.5}`,
      'none',
      ` stroke="${c.l}" stroke-width="${r * 0.12}" stroke-linecap="round" opacity=".7"`,
    ) +
    disc(x, y, r * 0.62, c.l) +
    `<text x="${x}" y="${y + r * 0.33}" font-size="${r}" text-anchor="middle" fill="${c.d}">${value}</text>`
  )
}

function die(x: number, y: number, turn: number, face: string, pips: string, c: Palette): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-16" y="-16" width="32" height="32" rx="7" fill="${c.d}" opacity=".25" transform="translate(2 3)"/><rect x="-16" y="-16" width="32" height="32" rx="7" fill="${face}"/>${line(pips, c.d, 6.5)}</g>`
}

export const motifs = {
  lantern: (c) =>
    line('M0-40v10M0 30v8', c.l, 2) +
    path('M-3 36h6l2 8h-10z', c.s) +
    path('M0-28c20 0 30 13 30 28S20 28 0 28-30 15-30 0-20-28 0-28z', c.m) +
    path(
      'M-11-27C-20-10-20 10-11 27l6 1c-6-18-6-38 0-56zM11-27C20-10 20 10 11 27l-6 1C11 10 11-10 5-28z',
      c.l,
      ' opacity=".5"',
    ) +
    path('M-13-33h26v7h-26zM-13 26h26v6h-26z', c.s),
  marigold: (c) =>
    around(12, petal(36, 11, c.m)) +
    around(10, petal(27, 9, c.l), 15) +
    around(8, petal(19, 8, c.m)) +
    disc(0, 0, 8, c.s) +
    disc(0, 0, 3.5, c.l),
  sun: (c) =>
    around(12, path('M-6-23L0-38l6 15z', c.m)) +
    around(12, path('M-4-22L0-31l4 9z', c.s), 15) +
    disc(0, 0, 24, c.m) +
    disc(-13, 6, 4, c.s) +
    disc(13, 6, 4, c.s) +
    eyes(c, -3, 9) +
    line('M-8 9q8 8 16 0M0-3v8h3', c.d, 2.2),
  agave: (c) =>
    [-78, 78, -54, 54, -30, 30, 0]
      .map(
        (turn, index) =>
          `<g transform="translate(0 28) rotate(${turn})">${path('M-8 0C-12-30-6-48 0-62 6-48 12-30 8 0z', index % 2 ? c.m : c.s)}${line('M0-6v-40', c.l, 1.5, ' opacity=".7"')}</g>`,
      )
      .join('') + path('M-22 26h44l-5 14h-34z', c.l),
  star: (c) =>
    around(
      7,
      path('M-9-12L0-40l9 28z', c.m) + path('M-6-21h12l-2-6h-8z', c.l) + disc(0, -40, 3.5, c.s),
    ) +
    disc(0, 0, 17, c.s) +
    around(8, path('M0 0L-3-11h6z', c.l)) +
    disc(0, 0, 4, c.m),
  ball: (c) => windowBall(0, 0, 34, c.m, c, 7),
  balls: (c) =>
    windowBall(0, -17, 19, c.m, c, 8) +
    windowBall(-20, 16, 19, c.s, c, 3) +
    windowBall(20, 16, 19, c.d, c, 5),
  dice: (c) =>
    die(-15, 10, -14, c.l, 'M-8-8h0M8 8h0M0 0h0M8-8h0M-8 8h0', c) +
    die(17, -12, 18, c.m, 'M-8-8h0M8 8h0M0 0h0', c),
  fish: (c) =>
    path('M16 0C22-14 32-18 40-18 34-8 34 8 40 18 32 18 22 14 16 0z', c.s) +
    path('M-8-18C0-34 14-32 18-26 12-22 10-18 8-14zM-6 18c4 12 14 12 18 8-4-4-6-6-6-10z', c.s) +
    path('M-38 2C-30-20-8-26 22 0-8 26-30 22-38 2z', c.m) +
    line('M-8-10q8 10 0 20M3-9q7 9 0 18M12-6q4 6 0 12', c.l, 2.5) +
    disc(-24, -3, 5, c.l) +
    disc(-25, -3, 2.5, c.d),
  rooster: (c) =>
    path('M8 8C20-4 22-24 40-30 42-10 36 6 24 16zM10 10C26 6 34 2 42 6 38 18 28 22 18 20z', c.s) +
    path('M-18-18C-22 10-14 30 6 30 22 30 26 18 22 8 12 14 0 4-2-14-4-24-16-26-18-18z', c.m) +
    path(
      'M-20-20c-6-6-2-12 2-10 0-8 8-8 9-2 6-4 10 2 6 8zM-16-8c-6 0-6 10-1 10 4 0 4-8 1-10z',
      c.s,
    ) +
    path('M-18-17l-14 3 13 5z', c.l) +
    disc(-11, -15, 2.5, c.d) +
    line('M-2 14q8 8 16 0M0 30v10h-6M8 30v10h6', c.l, 2.6),
  card: (c) =>
    `<g transform="rotate(-14)"><rect x="-32" y="-30" width="38" height="56" rx="5" fill="${c.s}"/>${line('M-26-24h26v44h-26z', c.l, 2)}</g>` +
    `<g transform="rotate(10)"><rect x="-8" y="-30" width="40" height="58" rx="5" fill="${c.l}"/>${path('M12-16c6 8 12 10 12 17 0 8-9 9-11 4l3 9h-8l3-9c-2 5-11 4-11-4 0-7 6-9 12-17z', c.m)}${disc(-1, -22, 3, c.m)}${disc(25, 20, 3, c.m)}</g>`,
  bell: (c) =>
    disc(0, 31, 7, c.s) +
    path(
      'M0-36c5 0 7 4 6 8 14 4 18 16 18 30 0 10 4 16 10 22H-34c6-6 10-12 10-22 0-14 4-26 18-30-1-4 1-8 6-8z',
      c.m,
    ) +
    path('M-24 4h48v7h-48z', c.s) +
    line('M-13-8q2-10 8-13', c.l, 3.5),
  chili: (c) =>
    path('M-8-20C12-30 24-16 18 4 12 24-10 38-34 34-14 28-14 8-14-4c0-8 0-13 6-16z', c.m) +
    line('M2-14q10 8 2 24', c.l, 3.5, ' opacity=".8"') +
    path('M-14-16C-12-28 0-32 10-28c6 2 10 8 9 13-6-5-10-3-14 2-4-6-9-5-12 0-2-3-5-3-7-1z', c.s) +
    line('M4-28q0-8 8-10', c.s, 5),
  heart: (c) =>
    around(16, path('M-2.5-30L0-41l2.5 11z', c.l)) +
    path('M0 32C-34 10-32-20-14-20-6-20-2-15 0-10 2-15 6-20 14-20 32-20 34 10 0 32z', c.m) +
    path('M-8-22C-8-32 0-30-1-40 8-34 10-28 8-22 4-26-4-26-8-22z', c.s) +
    line('M-14-2q14 10 28 0M-11 7q11 9 22 0', c.l, 2.5) +
    disc(0, -6, 4, c.l),
  cactus: (c) =>
    path('M-12 38V-6C-12-44 12-44 12-6v44z', c.m) +
    path(
      'M-12 18c-24 0-26-14-24-26 1-6 10-6 10 0 0 10 2 14 14 14zM12 8c22 0 24-12 22-22-1-6-10-6-10 0 0 8-2 11-12 11z',
      c.m,
    ) +
    line('M0-24v56M-6-14v42M6-14v42', c.l, 1.8, ' opacity=".75"') +
    disc(0, -35, 6, c.s) +
    disc(-31, -11, 4.5, c.s) +
    disc(29, -17, 4.5, c.s),
  moon: (c) =>
    path('M10-36A36 36 0 1 0 34 16C10 24-12 4 10-36z', c.m) +
    line('M-16-6q5 4 9 0M-14 13q7 5 13-1', c.d, 2.4) +
    disc(-20, 6, 4, c.s) +
    path(
      'M24-26l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.500zM34-2l1.5 4 4 1.5-4 1.500L34 9l-1.5-4-4-1.5 4-1.500z',
      c.l,
    ),
  mask: (c) =>
    path('M0-36c20 0 28 14 27 34C26 20 16 36 0 36S-26 20-27-2c-1-20 7-34 27-34z', c.m) +
    path('M0-36L7-14 0-4-7-14z', c.s) +
    path('M-5-2C-12-14-24-12-22-2c2 9 13 9 17 0zM5-2c7-12 19-10 17 0C20 7 9 7 5-2z', c.l) +
    disc(-13, -3, 3.6, c.d) +
    disc(13, -3, 3.6, c.d) +
    path('M-11 15Q0 8 11 15 8 26 0 26t-11-11z', c.s) +
    line('M-5 17q5 4 10 0', c.l, 2.5),
  guitar: (c) =>
    `<g transform="rotate(32)">${path('M-4-42h8v40h-8z', c.d)}${path('M-7-46h14v10h-14z', c.s)}${path('M0-12c10-4 16 4 13 11-2 5 6 7 6 18C19 30 10 37 0 37s-19-7-19-20c0-11 8-13 6-18-3-7 3-15 13-11z', c.m)}${disc(0, 8, 7, c.d)}${path('M-9 24h18v4h-18z', c.s)}${line('M-2-34v58M2-34v58', c.l, 1.2)}</g>`,
  balloon: (c) =>
    path('M0-40c24 0 32 16 30 30C28 4 12 14 8 22H-8C-12 14-28 4-30-10c-2-14 6-30 30-30z', c.m) +
    path('M0-40c10 0 14 14 14 28C14 4 6 14 4 22H-4C-6 14-14 4-14-12c0-14 4-28 14-28z', c.l) +
    path('M0-40c4 0 5 14 5 28S2 14 1 22h-2C-2 14-5 4-5-12s1-28 5-28z', c.s) +
    line('M-7 22l2 8M7 22l-2 8', c.d, 1.6) +
    path('M-7 29H7l-2 11H-5z', c.s),
  butterfly: (c) =>
    [1, -1]
      .map(
        (side) =>
          `<g transform="scale(${side} 1)">${path('M2-4C8-34 38-36 38-18 38-4 22 2 2 2z', c.m)}${path('M2 2c20 0 30 8 26 22C24 36 8 30 2 10z', c.s)}${disc(25, -17, 6, c.l)}${disc(17, 17, 4.5, c.l)}${disc(13, -10, 3, c.l)}${line('M1-12q2-14 10-18', c.d, 2)}</g>`,
      )
      .join('') + path('M0-16c5 0 4 10 4 16s-2 26-4 26-4-20-4-26-1-16 4-16z', c.d),
  boat: (c) =>
    line('M-2-36v46', c.d, 3) +
    path('M-6-32v36h-28q20-14 28-36z', c.l) +
    path('M2-36C22-26 32-10 34 4H2z', c.s) +
    path('M-38 10h76c-4 14-12 22-22 22h-32C-26 32-34 24-38 10z', c.m) +
    path('M-38 10h76l-1.5 5h-73z', c.s) +
    [-20, 0, 20].map((x) => disc(x, 22, 3, c.l)).join(''),
  wheel: (c) =>
    disc(0, 0, 36, c.d) +
    around(
      8,
      path('M0 0L-12.6-30.400A33 33 0 0 1 0-33z', c.m) +
        path('M0 0V-33A33 33 0 0 1 12.6-30.400z', c.l),
      0,
    ) +
    around(4, path('M0 0L-12.6-30.400A33 33 0 0 1 0-33z', c.s)) +
    around(8, disc(0, -34.5, 2, c.l), 22.5) +
    disc(0, 0, 9, c.d) +
    disc(0, 0, 5, c.m),
  maraca: (c) =>
    [1, -1]
      .map(
        (side) =>
          `<g transform="scale(${side} 1) rotate(26)">${line('M0-6v42', c.d, 5)}${path('M0-42c13 0 17 12 15 22S7-2 0-2s-13-8-15-18 2-22 15-22z', side > 0 ? c.m : c.s)}${line('M-14-25h28M-14-18h28', c.l, 2.6)}${disc(0, -33, 3, c.l)}</g>`,
      )
      .join(''),
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
