import { Chip } from '@suerte/ui/Chip.tsx'
import type { Play } from '@suerte/domain/lottery/play.ts'
import { t } from '../i18n.ts'
import { rowLabel } from '../words.ts'
import { useDesk } from './desk-context.ts'
import { selectionOf } from './draft.ts'
import { ManualEntry } from './ManualEntry.tsx'
import styles from './Picker.module.css'
import { RowPicker } from './RowPicker.tsx'

/** Draws what the rules say can be picked. */
export function Picker({ play }: { play: Play }) {
  const { draft, change } = useDesk()
  const { picker } = play
  const ticked = selectionOf(draft).positions
  return (
    <div className={styles.rows}>
      {picker.positions && (
        <fieldset className={styles.places} aria-label={t('pick.places')}>
          {picker.positions.labels.map((label, place) => (
            <Chip
              key={label}
              selected={ticked.includes(place)}
              onClick={() => change({ do: 'place', place })}
            >
              {rowLabel(label)}
            </Chip>
          ))}
        </fieldset>
      )}
      {picker.kind === 'manual' ? (
        <ManualEntry picker={picker} />
      ) : (
        picker.rows.map((row, index) => <RowPicker key={row.label} {...{ play, row, index }} />)
      )}
    </div>
  )
}
