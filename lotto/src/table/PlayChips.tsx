import { Chip } from '@suerte/ui/Chip.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import type { Play } from '@suerte/domain/lottery/play.ts'
import { t } from '../i18n.ts'
import { playName, windowLabel } from '../words.ts'
import { useDesk } from './desk-context.ts'
import { sameWindow, type PlayGroup } from './play-list.ts'
import styles from './Table.module.css'

/** The plays of a group as chips, and the balls they look at when there is a choice. */
export function PlayChips({ group, play }: { group: PlayGroup; play: Play }) {
  const { change } = useDesk()
  const base = group.bases.find((entry) => entry.base === play.base)
  const windows = base?.plays ?? []
  return (
    <>
      {group.bases.length > 1 && (
        <fieldset className={styles.chips} aria-label={t('play.label')}>
          {group.bases.map((entry) => {
            const target = sameWindow(entry, play)
            return (
              <Chip
                key={entry.base}
                className={styles.chip ?? ''}
                selected={entry.base === play.base}
                onClick={(event) => {
                  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
                  change({ do: 'play', play: target })
                }}
              >
                {playName(target)}
              </Chip>
            )
          })}
        </fieldset>
      )}
      {windows.length > 1 && (
        <Segmented
          label={t('window.label')}
          value={play.window}
          options={windows.map((other) => ({ value: other.window, label: windowLabel(other) }))}
          onChange={(window) => {
            const other = windows.find((entry) => entry.window === window)
            if (other) change({ do: 'play', play: other })
          }}
        />
      )}
    </>
  )
}
