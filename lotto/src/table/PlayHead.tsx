import { Icon } from '@suerte/ui/Icon.tsx'
import { Menu } from '@suerte/ui/Menu.tsx'
import type { Play } from '@suerte/domain/lottery/play.ts'
import { randomSelection } from '@suerte/domain/lottery/random-selection.ts'
import { formatSelection } from '@suerte/domain/lottery/selection.ts'
import { useFrame } from '../frame/frame-context.ts'
import { newKey, randomInt } from '../frame/random.ts'
import { t } from '../i18n.ts'
import { useDesk } from './desk-context.ts'
import { bestPrize, oddsLabel } from './prizes.ts'
import styles from './Table.module.css'

const RANDOM_TICKETS = 5

/** How the play is won and what for, beside the lucky hand. */
export function PlayHead({ play }: { play: Play }) {
  const { draft, change, addToSlip } = useDesk()
  return (
    <div className={styles.head}>
      <p className={styles.help}>
        {t(`play.${play.base}.help`)} <Wins play={play} />
      </p>
      <Menu
        label={t('pick.random')}
        trigger={
          <span className={styles.random}>
            <Icon name="shuffle" size={18} />
            {t('pick.random')}
          </span>
        }
        items={[
          {
            id: 'one',
            label: t('pick.random1'),
            icon: 'dice',
            onSelect: () => change({ do: 'put', selection: randomSelection(play, randomInt) }),
          },
          {
            id: 'five',
            label: t('pick.random5'),
            icon: 'ticket',
            onSelect: () =>
              addToSlip(
                Array.from({ length: RANDOM_TICKETS }, () => ({
                  id: newKey(),
                  playCode: play.code,
                  selection: formatSelection(play, randomSelection(play, randomInt)),
                  ...draft.terms,
                })),
              ),
          },
          {
            id: 'clear',
            label: t('pick.clear'),
            icon: 'trash',
            onSelect: () => change({ do: 'clear' }),
          },
        ]}
      />
    </div>
  )
}

function Wins({ play }: { play: Play }) {
  const { rules, money } = useFrame()
  const { draft } = useDesk()
  const { best, several } = bestPrize(play, rules, draft.terms)
  const tiers = play.tiers(rules)
  const [tier] = tiers
  // With odds on every option there is nothing to add here.
  if (play.mode === 'ent' && (tiers.length > 1 || !tier)) return null
  return (
    <span className={styles.wins}>
      {play.mode === 'ent' && tier
        ? t('pick.odds', { odds: oddsLabel(play, tier, rules) })
        : t(several ? 'pick.prizeUpTo' : 'pick.prize', { amount: money.text(best) })}
    </span>
  )
}
