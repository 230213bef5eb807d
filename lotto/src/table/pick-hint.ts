import type { Play, Selection } from '@suerte/domain/lottery/play.ts'
import { t } from '../i18n.ts'
import { rowLabel } from '../words.ts'

/** What is still missing before the picks make a ticket; undefined when the rules take them. */
export function pickHint(play: Play, selection: Selection): string | undefined {
  const { picker } = play
  const ticks = picker.positions
  if (ticks && selection.positions.length < ticks.min) {
    return t('pick.hint.places', { count: ticks.min - selection.positions.length })
  }
  if (picker.kind === 'manual') {
    return selection.lines.length === 0 ? t('pick.hint.empty') : undefined
  }
  const filled = selection.rows.filter((row) => row.length > 0).length
  if (filled === 0) return t('pick.hint.empty')
  for (const [i, row] of picker.rows.entries()) {
    const chosen = selection.rows[i]?.length ?? 0
    const wanted = chosen > 0 || picker.rows.length === picker.filledMin ? row.min : 0
    if (chosen < wanted) {
      return t('pick.hint.more', { row: rowLabel(row.label), count: wanted - chosen })
    }
  }
  if (filled < picker.filledMin) return t('pick.hint.rows', { count: picker.filledMin - filled })
  if (filled > picker.filledMax) return t('pick.hint.rowsMax', { count: picker.filledMax })
  return play.units(selection) > 0 ? undefined : t('pick.hint.none')
}
