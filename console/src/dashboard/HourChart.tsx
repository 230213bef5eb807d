import { DataTable } from '@suerte/ui/DataTable.tsx'
import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { t } from '../i18n.ts'
import { hourBars, type Hour, type HourBar } from './hour-bars.ts'
import styles from './HourChart.module.css'

const SLOT = 20
const HEIGHT = 190
const LABEL_EVERY = 4

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Staked and paid by hour: a picture for the eye, and the same as a table. */
export function HourChart(props: {
  hours: readonly Hour[]
  nowHour: number
  format: MoneyFormatter
}) {
  const { hours, nowHour, format } = props
  const bars = hourBars(hours)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span className={styles.staked}>{t('today.staked')}</span>
        <span className={styles.paid}>{t('today.paid')}</span>
      </figcaption>
      <svg
        viewBox={`-8 -4 ${24 * SLOT + 16} ${HEIGHT + 24}`}
        aria-hidden="true"
        className={styles.svg}
      >
        <line x1="0" x2={24 * SLOT} y1={HEIGHT} y2={HEIGHT} className={styles.base} />
        {bars.map((bar) => (
          <Bar key={bar.hour} bar={bar} now={bar.hour === nowHour} />
        ))}
      </svg>
      <details className={styles.table}>
        <summary>{t('today.asTable')}</summary>
        <DataTable
          dense
          caption={t('today.byHour')}
          rows={bars.filter(({ hour }) => hour <= nowHour)}
          rowKey={({ hour }) => String(hour)}
          columns={[
            { id: 'hour', head: t('today.hour'), primary: true, cell: ({ hour }) => clock(hour) },
            {
              id: 'staked',
              head: t('today.staked'),
              align: 'end',
              cell: ({ staked }) => format(staked),
            },
            { id: 'paid', head: t('today.paid'), align: 'end', cell: ({ paid }) => format(paid) },
          ]}
        />
      </details>
    </figure>
  )
}

function Bar({ bar, now }: { bar: HourBar; now: boolean }) {
  const x = bar.hour * SLOT
  const column = (share: number) => Math.max(share > 0 ? 2 : 0, share * HEIGHT)
  return (
    <g>
      {now && <rect x={x} y="-4" width={SLOT} height={HEIGHT + 4} className={styles.now} />}
      <Column x={x + 3} height={column(bar.stakedShare)} className={styles.stakedBar} />
      <Column x={x + 11} height={column(bar.paidShare)} className={styles.paidBar} />
      {bar.hour % LABEL_EVERY === 0 && (
        <text x={x + SLOT / 2} y={HEIGHT + 15} className={styles.hour}>
          {clock(bar.hour)}
        </text>
      )}
    </g>
  )
}

function Column(props: { x: number; height: number; className: string | undefined }) {
  const { x, height, className } = props
  return <rect x={x} y={HEIGHT - height} width="6" height={height} rx="1.5" className={className} />
}
