import type { ManualPicker, Picker, Play, PositionTicks, RowsPicker, Selection } from './play.ts'

/**
 * Selections as text: rows joined by "|", items by ",", manual lines by ",", ticked positions in
 * front as "P:W,Q;N:...". Every selection has one text; anything else is refused.
 */

export const UNITS_MAX = 100_000
export const MANUAL_LINES_MAX = 50_000

export type SelectionError = 'selection_empty' | 'selection_invalid' | 'selection_too_large'

export type ParsedSelection =
  | { ok: true; selection: Selection; units: number }
  | { ok: false; error: SelectionError }

const WITH_POSITIONS = /^P:([^;]*);N:([^;]*)$/

/** Reads the canonical text of a selection; never throws. Units are between 1 and UNITS_MAX. */
export function parseSelection(play: Play, text: string): ParsedSelection {
  const { picker } = play
  let body = text
  let positions: readonly number[] = []
  if (text === '') return { ok: false, error: 'selection_empty' }
  if (picker.positions) {
    const match = WITH_POSITIONS.exec(text)
    const ticked = match && readItems(match[1] ?? '', picker.positions.labels)
    if (!ticked || ticked.length < picker.positions.min) return invalid()
    positions = ticked
    body = match[2] ?? ''
  }
  const parts = picker.kind === 'rows' ? readRows(picker, body) : readLines(picker, body)
  if (typeof parts === 'string') return { ok: false, error: parts }
  const selection = { positions, ...parts }
  const units = play.units(selection)
  if (units <= 0) return invalid()
  if (units > UNITS_MAX) return { ok: false, error: 'selection_too_large' }
  return { ok: true, selection, units }
}

/** Writes the canonical text of a selection; the inverse of `parseSelection`. */
export function formatSelection(play: Play, selection: Selection): string {
  const { picker } = play
  const body =
    picker.kind === 'rows'
      ? picker.rows.map((row, i) => labelsOf(row.options, selection.rows[i] ?? [])).join('|')
      : selection.lines.join(',')
  if (!picker.positions) return body
  return `P:${labelsOf(picker.positions.labels, selection.positions)};N:${body}`
}

/** A selection with nothing chosen, to start from in a UI. */
export function emptySelection(play: Play): Selection {
  const rows = play.picker.kind === 'rows' ? play.picker.rows.map(() => []) : []
  const ticks: PositionTicks | null = play.picker.positions
  return { positions: ticks ? ticks.labels.map((_, i) => i) : [], rows, lines: [] }
}

export type NormalizedManual = {
  /** Canonical lines, sorted, without repeats. */
  lines: string[]
  /** How many repeats were dropped. */
  duplicates: number
  /** Entries that are not lines of this play, as typed. */
  illegal: string[]
}

/** Reads what a member typed: entries separated by white space, comma or semicolon. */
export function normalizeManual(picker: ManualPicker, text: string): NormalizedManual {
  const lines = new Set<string>()
  const illegal: string[] = []
  let duplicates = 0
  for (const entry of text.split(/[\s,;]+/)) {
    if (entry === '') continue
    const line = picker.shapes ? entry.split('').sort().join('') : entry
    if (!isLine(picker, line)) illegal.push(entry)
    else if (lines.has(line)) duplicates += 1
    else lines.add(line)
  }
  return { lines: [...lines].sort(), duplicates, illegal }
}

/** Repeat counts of the characters of a line, largest first: "717" is "21". */
export function shapeOf(line: string): string {
  const counts = new Map<string, number>()
  for (const digit of line) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  return [...counts.values()].sort((a, b) => b - a).join('')
}

/** Whether a sorted list of lines holds a line. */
export function hasLine(lines: readonly string[], line: string): boolean {
  let low = 0
  let high = lines.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const candidate = lines[middle] ?? ''
    if (candidate === line) return true
    if (candidate < line) low = middle + 1
    else high = middle - 1
  }
  return false
}

/** Whether text is a canonical line of the picker. */
function isLine(picker: ManualPicker, text: string): boolean {
  if (text.length !== picker.digits || !/^[0-9]+$/.test(text)) return false
  if (!picker.shapes) return true
  return picker.shapes.includes(shapeOf(text)) && text === text.split('').sort().join('')
}

function readRows(picker: RowsPicker, body: string): Omit<Selection, 'positions'> | SelectionError {
  const texts = body.split('|', picker.rows.length + 1)
  if (texts.length !== picker.rows.length) return 'selection_invalid'
  const rows: number[][] = []
  let filled = 0
  for (const [i, row] of picker.rows.entries()) {
    const text = texts[i] ?? ''
    const items = text === '' ? [] : readItems(text, row.options)
    if (!items || items.length > row.max) return 'selection_invalid'
    if (items.length > 0) {
      if (items.length < row.min) return 'selection_invalid'
      filled += 1
    }
    rows.push(items)
  }
  if (filled === 0) return 'selection_empty'
  if (filled < picker.filledMin || filled > picker.filledMax) return 'selection_invalid'
  return { rows, lines: [] }
}

function readLines(
  picker: ManualPicker,
  body: string,
): Omit<Selection, 'positions'> | SelectionError {
  if (body === '') return 'selection_empty'
  const lines = body.split(',', MANUAL_LINES_MAX + 1)
  if (lines.length > MANUAL_LINES_MAX) return 'selection_too_large'
  let previous = ''
  for (const line of lines) {
    if (line <= previous || !isLine(picker, line)) return 'selection_invalid'
    previous = line
  }
  return { rows: [], lines }
}

/** Indexes of comma-joined labels, strictly ascending; undefined when one is unknown or misplaced. */
function readItems(text: string, labels: readonly string[]): number[] | undefined {
  const items: number[] = []
  for (const label of text.split(',', labels.length + 1)) {
    const index = labels.indexOf(label)
    if (index <= (items.at(-1) ?? -1)) return undefined
    items.push(index)
  }
  return items
}

function labelsOf(labels: readonly string[], indexes: readonly number[]): string {
  return indexes.map((index) => labels[index] ?? '').join(',')
}

function invalid(): ParsedSelection {
  return { ok: false, error: 'selection_invalid' }
}

/** Whether the picker takes typed lines; narrows the type for a UI. */
export function isManual(picker: Picker): picker is ManualPicker {
  return picker.kind === 'manual'
}
