import { choose, multisets, subsets, tuples } from '../combinatorics.ts'
import {
  NO_WINS,
  PROBE_NONE,
  type Picker,
  type Play,
  type PlayMode,
  type PlayOptions,
  type PositionTicks,
  type Probe,
  type Selection,
  type Tier,
  type Wins,
} from '../play.ts'

/** The five positions, ten thousands to units. */
export const POSITIONS = ['W', 'Q', 'B', 'S', 'G'] as const
export const DIGITS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
export const DIGIT_VALUES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The rules of a play on the digits it reads, wherever these stand in the draw. A pattern becomes a
 * play at a window (front three, back two ...) or on every k of the ticked positions.
 */
export type Pattern = {
  /** How many digits it reads. */
  size: number
  picker: Picker
  tiers: (options: PlayOptions) => readonly Tier[]
  tiersOf?: (selection: Selection, options: PlayOptions) => readonly Tier[]
  units: (selection: Selection) => number
  wins: (selection: Selection, digits: readonly number[], options: PlayOptions) => Wins
  pushes?: (selection: Selection, digits: readonly number[], options: PlayOptions) => number
  mask: (selection: Selection) => bigint
  probe: (digits: readonly number[], options: PlayOptions) => Probe
  /** Whether the order of the digits does not matter. */
  symmetric: boolean
  /** The digits among which a best draw can be found. */
  alphabet?: (selection: Selection) => readonly number[]
  /** As `Play.bestWins`; by default the wins on every multiset of the alphabet. */
  bestWins?: (selection: Selection, options: PlayOptions) => readonly Wins[]
}

export type PlayName = { base: string; group: string; mode?: PlayMode }

/** A place in the draw: the code of the window and the indexes it covers. */
export type Window = { code: string; reads: readonly number[] }

export const ALL_FIVE: Window = { code: '', reads: [0, 1, 2, 3, 4] }
export const FRONT_FOUR: Window = { code: 'F', reads: [0, 1, 2, 3] }
export const BACK_FOUR: Window = { code: 'B', reads: [1, 2, 3, 4] }
export const FRONT_THREE: Window = { code: 'F', reads: [0, 1, 2] }
export const MIDDLE_THREE: Window = { code: 'M', reads: [1, 2, 3] }
export const BACK_THREE: Window = { code: 'B', reads: [2, 3, 4] }
export const FRONT_TWO: Window = { code: 'F', reads: [0, 1] }
export const BACK_TWO: Window = { code: 'B', reads: [3, 4] }

/** The ten pairs of positions, WQ to SG. */
export const PAIRS: readonly Window[] = subsets([0, 1, 2, 3, 4], 2).map((reads) => ({
  code: reads.map((index) => POSITIONS[index] ?? '').join(''),
  reads,
}))

/** The code of a play: base, window, and the manual suffix last ("SSC_3ZX_B_D"). */
function codeOf(base: string, window: string): string {
  if (window === '') return base
  return base.endsWith('_D') ? `${base.slice(0, -2)}_${window}_D` : `${base}_${window}`
}

/** The play that applies a pattern to one window of the draw. */
export function atWindow(name: PlayName, window: Window, pattern: Pattern): Play {
  const at = (draw: readonly number[]) => window.reads.map((index) => draw[index] ?? 0)
  return {
    code: codeOf(name.base, window.code),
    base: name.base,
    mode: name.mode ?? 'trad',
    group: name.group,
    window: window.code,
    reads: window.reads,
    picker: labelPositions(pattern.picker, window),
    tiers: pattern.tiers,
    tiersOf: pattern.tiersOf ?? ((_, options) => pattern.tiers(options)),
    units: pattern.units,
    wins: (selection, draw, options) => pattern.wins(selection, at(draw), options),
    pushes: (selection, draw, options) => pattern.pushes?.(selection, at(draw), options) ?? 0,
    mask: pattern.mask,
    probe: (draw, options) => pattern.probe(at(draw), options),
    bestWins:
      pattern.bestWins ??
      ((selection, options) =>
        multisets(pattern.alphabet?.(selection) ?? DIGIT_VALUES, pattern.size).map((digits) =>
          pattern.wins(selection, digits, options),
        )),
  }
}

/** The play that applies a pattern to every `pattern.size` of the ticked positions. */
export function anyOf(name: PlayName, pattern: Pattern): Play {
  const k = pattern.size
  const ticks: PositionTicks = { labels: POSITIONS, min: k }
  const wins = (selection: Selection, draw: readonly number[], options: PlayOptions): Wins =>
    addWins(
      placesOf(selection.positions, k).map((subset) =>
        pattern.wins(
          selection,
          subset.map((index) => draw[index] ?? 0),
          options,
        ),
      ),
    )
  return {
    code: name.base,
    base: name.base,
    mode: name.mode ?? 'trad',
    group: name.group,
    window: '',
    reads: ALL_FIVE.reads,
    picker: { ...pattern.picker, positions: ticks },
    tiers: pattern.tiers,
    tiersOf: pattern.tiersOf ?? ((_, options) => pattern.tiers(options)),
    units: (selection) => choose(selection.positions.length, k) * pattern.units(selection),
    wins,
    pushes: () => 0,
    mask: pattern.mask,
    probe: (draw, options) =>
      anyProbe(
        placesOf(ALL_FIVE.reads, k).map((subset) =>
          pattern.probe(
            subset.map((index) => draw[index] ?? 0),
            options,
          ),
        ),
      ),
    bestWins: (selection, options) => bestAnyWins(pattern, wins, selection, options),
  }
}

const knownPlaces = new Map<string, readonly (readonly number[])[]>()

/** Every `k` of the positions; there are few, so they are kept. */
function placesOf(positions: readonly number[], k: number): readonly (readonly number[])[] {
  const key = `${k}:${positions.join('')}`
  const known = knownPlaces.get(key)
  if (known) return known
  const places = subsets(positions, k)
  knownPlaces.set(key, places)
  return places
}

/**
 * The best wins of an any-k play. When order does not matter the multisets of digits decide. When
 * it does (typed straights) all draws of up to five digits are tried; with more digits the answer
 * is the bound that every combination of positions hits.
 */
function bestAnyWins(
  pattern: Pattern,
  wins: Play['wins'],
  selection: Selection,
  options: PlayOptions,
): readonly Wins[] {
  const { positions } = selection
  const alphabet = pattern.alphabet?.(selection) ?? DIGIT_VALUES
  const place = (digits: readonly number[]) => {
    const draw = [0, 0, 0, 0, 0]
    positions.forEach((position, i) => (draw[position] = digits[i] ?? 0))
    return wins(selection, draw, options)
  }
  if (pattern.symmetric) {
    const winsOf = rememberWins(pattern, selection, options)
    const places = placesOf(ALL_FIVE.reads.slice(0, positions.length), pattern.size)
    return multisets(alphabet, positions.length).map((digits) =>
      addWins(places.map((indexes) => winsOf(indexes.map((index) => digits[index] ?? 0)))),
    )
  }
  if (alphabet.length <= 5) return tuples(alphabet, positions.length).map(place)
  const most = Math.min(pattern.units(selection), 1) * choose(positions.length, pattern.size)
  return pattern.tiers(options).map((each) => ({ [each.id]: most }))
}

/** The wins of a pattern on a few digits, each combination worked out once. */
function rememberWins(pattern: Pattern, selection: Selection, options: PlayOptions) {
  const known = new Map<number, Wins>()
  return (digits: readonly number[]): Wins => {
    const key = digits.reduce((number, digit) => number * 10 + digit, 0)
    const wins = known.get(key) ?? pattern.wins(selection, digits, options)
    known.set(key, wins)
    return wins
  }
}

/** The sum of several wins. */
export function addWins(parts: readonly Wins[]): Wins {
  let total: Record<string, number> | undefined
  for (const part of parts) {
    if (part === NO_WINS) continue
    total ??= {}
    for (const id in part) total[id] = (total[id] ?? 0) + (part[id] ?? 0)
  }
  return total ?? NO_WINS
}

/** One probe for "at least one of these matches": one bit that each of them requires. */
function anyProbe(probes: readonly Probe[]): Probe {
  let any = 0n
  for (const probe of probes) {
    if (probe.all === PROBE_NONE.all) continue
    any |= probe.any !== 0n ? probe.any : probe.all & -probe.all
  }
  return any === 0n ? PROBE_NONE : { all: 0n, any }
}

/** Rows labelled "0", "1" ... stand for the positions of the window. */
function labelPositions(picker: Picker, window: Window): Picker {
  if (picker.kind === 'manual') return picker
  const rows = picker.rows.map((row) => {
    const index = window.reads[Number(row.label)]
    return index === undefined ? row : { ...row, label: POSITIONS[index] ?? row.label }
  })
  return { ...picker, rows }
}
