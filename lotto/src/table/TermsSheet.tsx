import { Button } from '@suerte/ui/Button.tsx'
import { Chip } from '@suerte/ui/Chip.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Slider } from '@suerte/ui/Slider.tsx'
import { Stepper } from '@suerte/ui/Stepper.tsx'
import { maxSeriesOf, UNIT_MODES, type GameRules } from '@suerte/domain/lottery/rules.ts'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { useDesk } from './desk-context.ts'
import type { SheetProps } from './Panels.tsx'
import { unitPrice } from './StakeLine.tsx'

const MULTIPLES = [1, 2, 5, 10, 20, 50, 100]

/** The share of the stake that comes back at once at a series, in percent. */
export function rebatePercent(rules: GameRules, series: number): number {
  const points = Math.max(0, Math.min(rules.memberSeries, rules.sysMaxSeries) - series)
  return Math.round((points / rules.divisor) * 10_000) / 100
}

/** Price of a unit, multiple, and the trade between prize and rebate. */
export function TermsSheet({ open, onClose }: SheetProps) {
  const { rules, money } = useFrame()
  const { draft, change } = useDesk()
  const { unitMode, multiple, series } = draft.terms
  const most = maxSeriesOf(rules)
  const set = (terms: Partial<typeof draft.terms>) => change({ do: 'terms', terms })
  const words = (value: number) =>
    t('terms.seriesValue', { series: value, percent: rebatePercent(rules, value) })
  return (
    <Sheet
      {...{ open, onClose }}
      title={t('terms.title')}
      closeLabel={t('common.close')}
      footer={
        <Button tone="primary" block onClick={onClose}>
          {t('terms.done')}
        </Button>
      }
    >
      <div className="stack">
        <div className="stack tight">
          <strong>{t('terms.unit')}</strong>
          <Segmented
            fill
            label={t('terms.unit')}
            value={unitMode}
            options={UNIT_MODES.map((mode) => ({
              value: mode,
              label: <bdi>{money.short(unitPrice(rules, mode))}</bdi>,
            }))}
            onChange={(mode) => set({ unitMode: mode })}
          />
        </div>
        <div className="stack tight">
          <Stepper
            label={t('terms.multiple')}
            value={multiple}
            min={1}
            max={rules.maxMultiple}
            decreaseLabel={t('terms.decrease')}
            increaseLabel={t('terms.increase')}
            onChange={(next) => set({ multiple: next })}
          />
          <div className="row">
            {MULTIPLES.filter((count) => count <= rules.maxMultiple).map((count) => (
              <Chip
                key={count}
                selected={count === multiple}
                onClick={() => set({ multiple: count })}
              >
                {t('terms.times', { count })}
              </Chip>
            ))}
          </div>
        </div>
        {most > rules.minSeries && (
          <div className="stack tight">
            <Slider
              label={t('terms.series')}
              value={series}
              min={rules.minSeries}
              max={most}
              step={1}
              valueText={words(series)}
              minLabel={words(rules.minSeries)}
              maxLabel={words(most)}
              onChange={(next) => set({ series: next })}
            />
            <p className="soft">{t('terms.seriesHint')}</p>
          </div>
        )}
      </div>
    </Sheet>
  )
}
