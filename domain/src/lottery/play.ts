/**
 * What a lottery play is: how it is picked, how many units a selection holds, what each unit wins.
 * A play knows no money; `bet.ts` turns units and tiers into stakes and prizes.
 */

export type PlayMode = 'trad' | 'ent'

/** Drawn digits in the order of their positions (for SSC: W, Q, B, S, G). */
export type Draw = readonly number[]

/**
 * What a member chose. `rows` holds option indexes of each picker row, `lines` the manual entries,
 * `positions` the ticked positions. All sorted and without repeats; what a play does not use is empty.
 */
export type Selection = {
  positions: readonly number[]
  rows: readonly (readonly number[])[]
  lines: readonly string[]
}

/** One row of options. `label` and `options` are keys for a UI; `quick` allows big/small/odd/even. */
export type PickerRow = {
  label: string
  options: readonly string[]
  min: number
  max: number
  quick: boolean
}

/** Ticked positions: `labels` in order, at least `min` of them. */
export type PositionTicks = { labels: readonly string[]; min: number }

/** Rows of options; at least `filledMin` and at most `filledMax` rows hold something. */
export type RowsPicker = {
  kind: 'rows'
  rows: readonly PickerRow[]
  filledMin: number
  filledMax: number
  positions: PositionTicks | null
}

/**
 * Manual entry of lines of `digits` digits. `shapes` null takes every line as it stands; otherwise
 * a line is written with its digits ascending and must have one of these shapes, a shape being the
 * repeat counts, largest first ("21" is a pair and one other).
 */
export type ManualPicker = {
  kind: 'manual'
  digits: number
  shapes: readonly string[] | null
  positions: PositionTicks | null
}

export type Picker = RowsPicker | ManualPicker

/** Settings of a game that change what wins. */
export type PlayOptions = {
  /** Whether 8-9-0 and 9-0-1 count as straights. */
  straightWraps: { trad: boolean; ent: boolean }
  /** What a tie does to a dragon or tiger bet at fixed odds. */
  dragonTigerTie: 'lose' | 'push'
}

/** One way a unit wins: probability `num`/`den`; `pushNum`/`den` is the chance of the stake back. */
export type Tier = { id: string; num: number; den: number; pushNum: number }

/** Winning units per tier; tiers without a win are absent. */
export type Wins = Readonly<Record<string, number>>

/**
 * A filter a database can apply before the exact rules: a ticket that wins or pushes has
 * `(mask & all) = all` and, unless `any` is 0, `(mask & any) <> 0`. It never misses one.
 */
export type Probe = { all: bigint; any: bigint }

export type Play = {
  /** Unique, stable, ASCII: "SSC_3ZX_B_D". */
  code: string
  /** The code without window and pair, for names: "SSC_3ZX_D". */
  base: string
  mode: PlayMode
  /** The tab the play belongs to. */
  group: string
  /** "F", "M", "B" (front, middle, back), a pair such as "WG", a ball such as "W", or "". */
  window: string
  /** Indexes of the drawn digits the play looks at. */
  reads: readonly number[]
  picker: Picker
  tiers: (options: PlayOptions) => readonly Tier[]
  /** Tiers that at least one unit of the selection can win. */
  tiersOf: (selection: Selection, options: PlayOptions) => readonly Tier[]
  units: (selection: Selection) => number
  wins: (selection: Selection, draw: Draw, options: PlayOptions) => Wins
  /** Units whose stake comes back. */
  pushes: (selection: Selection, draw: Draw, options: PlayOptions) => number
  /** Below 2^62. */
  mask: (selection: Selection) => bigint
  probe: (draw: Draw, options: PlayOptions) => Probe
  /** Wins of which one is the best any draw can give; only manual any-k may bound from above. */
  bestWins: (selection: Selection, options: PlayOptions) => readonly Wins[]
}

export const NO_WINS: Wins = Object.freeze({})

/** The bit that no mask has: a probe asking for it matches nothing. */
const NEVER_BIT = 1n << 61n

/** Matches no ticket. */
export const PROBE_NONE: Probe = { all: NEVER_BIT, any: 0n }

/** A tier without push. */
export function tier(id: string, num: number, den: number): Tier {
  return { id, num, den, pushNum: 0 }
}
