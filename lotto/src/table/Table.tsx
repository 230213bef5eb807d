import { Icon } from '@suerte/ui/Icon.tsx'
import { Menu } from '@suerte/ui/Menu.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { useDesk } from './desk-context.ts'
import { playOf } from './draft.ts'
import { Picker } from './Picker.tsx'
import { PlayChips } from './PlayChips.tsx'
import { PlayHead } from './PlayHead.tsx'
import { groupsOf, sameWindow } from './play-list.ts'
import styles from './Table.module.css'

/** Way of playing, kind of play, the play itself, and its numbers. */
export function Table() {
  const { family, game } = useFrame()
  const { draft, change } = useDesk()
  const play = playOf(draft)
  const groups = groupsOf(family.plays, draft.mode)
  const group = groups.find((entry) => entry.group === play.group)
  return (
    <div className={styles.table}>
      <div className={styles.line}>
        {game.playTypes.length > 1 && (
          <Menu
            label={t('mode.label')}
            trigger={
              <span className={styles.mode}>
                {t(`mode.${draft.mode}`)}
                <Icon name="chevron-down" size={16} />
              </span>
            }
            items={game.playTypes.map((mode) => ({
              id: mode,
              label: t(`mode.${mode}`),
              onSelect: () => change({ do: 'mode', mode }),
            }))}
          />
        )}
        <div className={styles.groups}>
          <Segmented
            kind="tabs"
            idBase="group"
            label={t('group.label')}
            value={play.group}
            options={groups.map((entry) => ({
              value: entry.group,
              label: t(`group.${entry.group}`),
            }))}
            onChange={(chosen) => {
              const base = groups.find((entry) => entry.group === chosen)?.bases[0]
              if (base) change({ do: 'play', play: sameWindow(base, play) })
            }}
          />
        </div>
      </div>
      <div
        role="tabpanel"
        id={`group-panel-${play.group}`}
        aria-labelledby={`group-tab-${play.group}`}
        className={styles.table}
      >
        {group && <PlayChips group={group} play={play} />}
        <PlayHead play={play} />
        <Picker key={play.code} play={play} />
      </div>
    </div>
  )
}
