import { BallToggle } from '@suerte/ui/BallToggle.tsx'
import type { BallTone } from '@suerte/ui/Ball.tsx'
import { classNames } from '@suerte/ui/class-names.ts'
import { quickPicksOf } from '@suerte/domain/lottery/quick-pick.ts'
import type { PickerRow, Play } from '@suerte/domain/lottery/play.ts'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { optionLabel, rowLabel } from '../words.ts'
import { useDesk } from './desk-context.ts'
import { selectionOf } from './draft.ts'
import { oddsLabel, tierOfOption, tierPrize } from './prizes.ts'
import styles from './Picker.module.css'

/** Each place wears the paint of its ball in the result. */
const TONES: Readonly<Record<string, BallTone>> = {
  W: 'marigold',
  Q: 'fuchsia',
  B: 'agave',
  S: 'chili',
  G: 'sky',
}
/** From so many options on a quick pick saves taps. */
const QUICK_FROM = 5

type Props = { play: Play; row: PickerRow; index: number }

/** One row of what can be picked: numbers as balls, everything else as buttons with their price. */
export function RowPicker({ play, row, index }: Props) {
  const { rules, money } = useFrame()
  const { draft, change } = useDesk()
  const chosen = selectionOf(draft).rows[index] ?? []
  const label = rowLabel(row.label)
  const quick = row.options.length >= QUICK_FROM ? quickPicksOf(row) : []
  const options = row.options.map((option, i) => ({
    i,
    option,
    number: /^\d+$/.test(option),
    text: optionLabel(option),
    pressed: chosen.includes(i),
  }))
  const detailOf = (option: string) => {
    const tier = tierOfOption(play, option, rules)
    if (!tier) return undefined
    if (play.mode === 'ent') return oddsLabel(play, tier, rules)
    return money.short(tierPrize(play, tier, rules, draft.terms))
  }
  const toggle = (option: number) => change({ do: 'toggle', row: index, option })
  const numbers = options.filter((option) => option.number)
  const words = options.filter((option) => !option.number)
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.rowHead}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {quick.length > 0 && (
          <fieldset className={styles.quick} aria-label={t('quick.label', { row: label })}>
            {quick.map((pick) => (
              <button
                key={pick}
                type="button"
                className={styles.quickButton}
                onClick={() => change({ do: 'quick', row: index, pick })}
              >
                {t(`quick.${pick}`)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {words.length > 0 && (
        <div className={styles.options}>
          {words.map(({ i, option, text, pressed }) => (
            <button
              key={option}
              type="button"
              className={styles.option}
              aria-pressed={pressed}
              onClick={() => toggle(i)}
            >
              {text}
              <bdi className={styles.optionDetail}>{detailOf(option)}</bdi>
            </button>
          ))}
        </div>
      )}
      {numbers.length > 0 && (
        <div className={classNames(styles.balls, numbers.length === 10 && styles.digits)}>
          {numbers.map(({ i, option, text, pressed }) => (
            <BallToggle
              key={option}
              value={text}
              pressed={pressed}
              tone={TONES[row.label] ?? 'marigold'}
              label={[t('pick.ball', { row: label, value: text }), detailOf(option)]
                .join(' ')
                .trim()}
              detail={detailOf(option)}
              onToggle={() => toggle(i)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
