import { DataTable } from '@suerte/ui/DataTable.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import type { Play, Tier } from '@suerte/domain/lottery/play.ts'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { playTitle, tierLabel } from '../words.ts'
import { useDesk } from './desk-context.ts'
import type { SheetProps } from './Panels.tsx'
import { oddsLabel, tierPrize } from './prizes.ts'
import { unitPrice } from './StakeLine.tsx'

/** What the play on the table pays, how likely, and the rules that all plays share. */
export function RulesSheet({ open, onClose, play }: SheetProps & { play: Play }) {
  const { rules, money } = useFrame()
  const { draft } = useDesk()
  const ent = play.mode === 'ent'
  const tiers = play.tiers(rules)
  const ids = new Set(tiers.map((tier) => tier.id))
  const runs = ids.has('straight') && ids.has('pair')
  const wraps = ent ? rules.straightWraps.ent : rules.straightWraps.trad
  return (
    <Sheet {...{ open, onClose }} title={t('rules.title')} closeLabel={t('common.close')}>
      <div className="stack">
        <div>
          <h3>{playTitle(play)}</h3>
          <p className="soft">{t(`play.${play.base}.help`)}</p>
        </div>
        <DataTable<Tier>
          dense
          caption={playTitle(play)}
          rows={tiers}
          rowKey={(tier) => tier.id}
          columns={[
            {
              id: 'tier',
              head: t('rules.tier'),
              cell: (tier) => tierLabel(play, tier.id),
              primary: true,
            },
            {
              id: 'prize',
              head: t(ent ? 'rules.odds' : 'rules.prize'),
              align: 'end',
              cell: (tier) =>
                ent
                  ? oddsLabel(play, tier, rules)
                  : money.text(tierPrize(play, tier, rules, draft.terms)),
            },
            { id: 'chance', head: t('rules.chance'), align: 'end', cell: chanceText },
          ]}
        />
        <ul className="stack tight soft">
          {!ent && (
            <li>
              {t('rules.at', {
                price: money.short(unitPrice(rules, draft.terms.unitMode)),
                series: draft.terms.series,
              })}
            </li>
          )}
          {ids.has('tie') && (
            <li>{t(ent && rules.dragonTigerTie === 'push' ? 'rules.tie' : 'rules.tieLoses')}</li>
          )}
          {runs && <li>{t(wraps ? 'rules.wraps' : 'rules.noWraps')}</li>}
          <li>{t('rules.close')}</li>
          <li>{t('rules.cancel')}</li>
          <li>
            {t('rules.fair')}{' '}
            <a href="/m/verify" target="_top">
              {t('rules.verify')}
            </a>
          </li>
        </ul>
      </div>
    </Sheet>
  )
}

function chanceText(tier: Tier): string {
  const count = tier.den / tier.num
  const shown = count >= 100 ? Math.round(count) : Math.round(count * 100) / 100
  return t('rules.oneIn', { count: shown.toLocaleString('en') })
}
