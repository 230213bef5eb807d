import type { PickerRow, Play, Selection } from '@suerte/domain/lottery/play.ts'
import { hasText, t } from './i18n.ts'

/** Positions, windows and options of the rules, in the words of the catalogue. */

const LINES_SHOWN = 6

export function rowLabel(label: string): string {
  return t(`row.${label}`)
}

/** An option of a row: digits and sums say themselves. */
export function optionLabel(option: string): string {
  return /^\d+$/.test(option) ? option : t(`option.${option}`)
}

/** A window of the drawn digits: "Last 3", "1st v 2nd", "All 5"; '' where the group says it all. */
export function windowLabel(play: Play, window = play.window): string {
  const count = play.reads.length
  if (window === 'F') return t('window.F', { count })
  if (window === 'M') return t('window.M', { count })
  // "B" alone is also the third ball of the balls' plays.
  if (window === 'B' && play.group !== 'ent-balls') return t('window.B', { count })
  if (window.length === 2) {
    const [first = '', second = ''] = window
    return t('window.pair', { first: rowLabel(first), second: rowLabel(second) })
  }
  if (window.length === 1) return t('window.ball', { place: rowLabel(window) })
  return ALL_FIVE.has(play.group) ? t('window.all', { count }) : ''
}

const ALL_FIVE = new Set(['five', 'any', 'fun'])
const GROUP_FIRST = new Set(['any2', 'any3', 'any4'])

export function playName(play: Play): string {
  return t(`play.${play.base}.name`)
}

/** The whole name of a play where it stands alone: "Last 3 · Straight". */
export function playTitle(play: Play): string {
  const where = GROUP_FIRST.has(play.group) ? t(`group.${play.group}`) : windowLabel(play)
  return where === '' ? playName(play) : `${where} · ${playName(play)}`
}

/** A tier of a play: an option of its rows, or one of the general ways to win. */
export function tierLabel(play: Play, id: string): string {
  const rows = play.picker.kind === 'rows' ? play.picker.rows : []
  const isOption = rows.some((row) => row.options.includes(id))
  return isOption || !hasText(`tier.${id}`) ? optionLabel(id) : t(`tier.${id}`)
}

/** What was picked, in one line a player can check. */
export function selectionText(play: Play, selection: Selection): string {
  const parts: string[] = []
  const { picker } = play
  if (picker.positions) {
    const values = selection.positions.map((i) => rowLabel(picker.positions?.labels[i] ?? ''))
    parts.push(t('ticket.places', { values: values.join(', ') }))
  }
  if (picker.kind === 'manual') parts.push(linesText(selection.lines))
  else {
    for (const [i, row] of picker.rows.entries()) {
      const chosen = selection.rows[i] ?? []
      if (chosen.length === 0) continue
      const values = valuesText(row, chosen)
      const alone = picker.rows.length === 1
      parts.push(alone ? values : t('ticket.row', { row: rowLabel(row.label), values }))
    }
  }
  return parts.join(' · ')
}

function valuesText(row: PickerRow, chosen: readonly number[]): string {
  return chosen.map((index) => optionLabel(row.options[index] ?? '')).join(' ')
}

function linesText(lines: readonly string[]): string {
  const shown = lines.slice(0, LINES_SHOWN).join(' ')
  const rest = lines.length - LINES_SHOWN
  return rest > 0 ? `${shown} ${t('ticket.more', { count: rest })}` : shown
}
