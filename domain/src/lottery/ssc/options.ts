import { multisets, tuples } from '../combinatorics.ts'
import {
  NO_WINS,
  PROBE_NONE,
  type PlayOptions,
  type Selection,
  type Tier,
  type Wins,
} from '../play.ts'
import { bitsOf } from './bits.ts'
import { DIGIT_VALUES, type Pattern } from './pattern.ts'
import { rowsPicker } from './straight.ts'

/** One thing to bet on: its key, the tier it wins, whether given digits win or push it. */
export type Option = {
  id: string
  tier: string
  hits: (digits: readonly number[], options: PlayOptions) => boolean
  pushes?: (digits: readonly number[], options: PlayOptions) => boolean
}

export type OptionsRule = {
  size: number
  /** Key of the row for a UI. */
  label: string
  options: readonly Option[]
  tiers: (options: PlayOptions) => readonly Tier[]
  symmetric: boolean
}

/** A play of single options: each chosen option is one unit. */
export function optionsPattern(rule: OptionsRule): Pattern {
  const { options: list, size } = rule
  const indexesOf = (digits: readonly number[], options: PlayOptions) =>
    list.flatMap((option, index) => (option.hits(digits, options) ? [index] : []))
  const pushed = (digits: readonly number[], options: PlayOptions) =>
    list.flatMap((option, index) => (option.pushes?.(digits, options) ? [index] : []))
  const classes = memoizeByOptions((options) => hitClasses(rule, indexesOf, options))
  const winsOf = (
    chosen: readonly number[],
    isHit: (option: Option, index: number) => boolean,
  ): Wins => {
    let won: Record<string, number> | undefined
    for (const index of chosen) {
      const option = list[index]
      if (!option || !isHit(option, index)) continue
      won ??= {}
      won[option.tier] = (won[option.tier] ?? 0) + 1
    }
    return won ?? NO_WINS
  }
  return {
    size,
    picker: rowsPicker([
      {
        label: rule.label,
        options: list.map((option) => option.id),
        min: 1,
        max: list.length,
        quick: list.length === 10 && list[9]?.id === '9',
      },
    ]),
    tiers: rule.tiers,
    tiersOf: (selection, options) => {
      const ids = new Set(chosenOf(selection).map((index) => list[index]?.tier))
      return rule.tiers(options).filter((each) => ids.has(each.id))
    },
    units: (selection) => chosenOf(selection).length,
    wins: (selection, digits, options) =>
      winsOf(chosenOf(selection), (option) => option.hits(digits, options)),
    pushes: (selection, digits, options) =>
      pushed(digits, options).filter((index) => chosenOf(selection).includes(index)).length,
    mask: (selection) => bitsOf(chosenOf(selection)),
    probe: (digits, options) => {
      const any = bitsOf([...indexesOf(digits, options), ...pushed(digits, options)])
      return any === 0n ? PROBE_NONE : { all: 0n, any }
    },
    symmetric: rule.symmetric,
    bestWins: (selection, options) =>
      classes(options).map((hit) => winsOf(chosenOf(selection), (_, index) => hit.includes(index))),
  }
}

function chosenOf(selection: Selection): readonly number[] {
  return selection.rows[0] ?? []
}

/** The different sets of options that a draw can hit at once. */
function hitClasses(
  rule: OptionsRule,
  indexesOf: (digits: readonly number[], options: PlayOptions) => number[],
  options: PlayOptions,
): number[][] {
  const draws = (rule.symmetric ? multisets : tuples)(DIGIT_VALUES, rule.size)
  const classes = new Map<string, number[]>()
  for (const digits of draws) {
    const hit = indexesOf(digits, options)
    classes.set(hit.join(), hit)
  }
  return [...classes.values()]
}

/** Remembers a result for each combination of play options; there are eight at most. */
export function memoizeByOptions<T>(compute: (options: PlayOptions) => T): (o: PlayOptions) => T {
  const results = new Map<string, T>()
  return (options) => {
    const { straightWraps, dragonTigerTie } = options
    const key = `${straightWraps.trad}${straightWraps.ent}${dragonTigerTie}`
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(options)
    results.set(key, result)
    return result
  }
}
