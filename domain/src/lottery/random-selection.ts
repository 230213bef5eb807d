import type { ManualPicker, Play, RowsPicker, Selection } from './play.ts'
import { normalizeManual, UNITS_MAX } from './selection.ts'

/** A whole number from 0 to `below - 1`, each as likely. */
export type RandomInt = (below: number) => number

/** The smallest ticket of a play, at random: always at least one unit. */
export function randomSelection(play: Play, randomInt: RandomInt): Selection {
  const { picker } = play
  for (;;) {
    const positions = picker.positions
      ? sample(picker.positions.labels.length, picker.positions.min, randomInt)
      : []
    const parts =
      picker.kind === 'rows' ? randomRows(picker, randomInt) : randomLine(picker, randomInt)
    const selection = { positions, ...parts }
    // Two rows can hold the same digit, or a sum no group has: then there is no unit, so again.
    if (play.units(selection) > 0) return selection
  }
}

function randomRows(picker: RowsPicker, randomInt: RandomInt): Omit<Selection, 'positions'> {
  const filled = sample(picker.rows.length, picker.filledMin, randomInt)
  const rows = picker.rows.map((row, index) =>
    filled.includes(index) ? sample(row.options.length, row.min, randomInt) : [],
  )
  return { rows, lines: [] }
}

function randomLine(picker: ManualPicker, randomInt: RandomInt): Omit<Selection, 'positions'> {
  const digits = Array.from({ length: picker.digits }, () => randomInt(10))
  return { rows: [], lines: normalizeManual(picker, digits.join('')).lines }
}

/** `count` different numbers below `below`, ascending. */
function sample(below: number, count: number, randomInt: RandomInt): number[] {
  const pool = Array.from({ length: below }, (_, index) => index)
  const taken: number[] = []
  while (taken.length < count && pool.length > 0) {
    taken.push(...pool.splice(randomInt(pool.length), 1))
  }
  return taken.sort((a, b) => a - b)
}

/** A ticket of any size at random, at least one unit; for load and simulation. */
export function randomWideSelection(play: Play, randomInt: RandomInt, rowMax = 10): Selection {
  const { picker } = play
  for (;;) {
    const ticks = picker.positions
    const positions = ticks
      ? sample(ticks.labels.length, between(ticks.min, ticks.labels.length, randomInt), randomInt)
      : []
    const parts =
      picker.kind === 'rows'
        ? wideRows(picker, randomInt, rowMax)
        : wideLines(picker, randomInt, 3 * rowMax)
    const selection = { positions, ...parts }
    const units = play.units(selection)
    if (units > 0 && units <= UNITS_MAX) return selection
  }
}

function wideRows(
  picker: RowsPicker,
  randomInt: RandomInt,
  rowMax: number,
): Omit<Selection, 'positions'> {
  const count = between(picker.filledMin, picker.filledMax, randomInt)
  const filled = sample(picker.rows.length, count, randomInt)
  const rows = picker.rows.map((row, index) => {
    if (!filled.includes(index)) return []
    const most = Math.max(row.min, Math.min(row.max, rowMax))
    return sample(row.options.length, between(row.min, most, randomInt), randomInt)
  })
  return { rows, lines: [] }
}

function wideLines(
  picker: ManualPicker,
  randomInt: RandomInt,
  linesMax: number,
): Omit<Selection, 'positions'> {
  const lines = Array.from({ length: between(1, linesMax, randomInt) }, () =>
    Array.from({ length: picker.digits }, () => randomInt(10)).join(''),
  )
  return { rows: [], lines: normalizeManual(picker, lines.join(',')).lines }
}

function between(min: number, max: number, randomInt: RandomInt): number {
  return min + randomInt(max - min + 1)
}
