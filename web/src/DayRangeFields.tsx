import { Field } from '@suerte/ui/Field.tsx'
import type { DayRange } from './day-range.ts'
import { useT } from './i18n.ts'

type Props = { range: DayRange; onRange: (range: DayRange) => void }

export function DayRangeFields({ range, onRange }: Props) {
  const t = useT()
  return (
    <div className="grid-2">
      <Field
        type="date"
        label={t('filter.from')}
        value={range.from}
        max={range.to || undefined}
        onChange={(event) => onRange({ ...range, from: event.target.value })}
      />
      <Field
        type="date"
        label={t('filter.to')}
        value={range.to}
        min={range.from || undefined}
        onChange={(event) => onRange({ ...range, to: event.target.value })}
      />
    </div>
  )
}
