import { Banner } from '@suerte/ui/Banner.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { Screen } from '../screens/Screen.tsx'
import { useSite } from '../session/use-site.ts'
import { useToday } from '../shell/use-desk.ts'
import { fullTime } from '../times.ts'
import { Figures, type Today } from './Figures.tsx'
import { HourChart } from './HourChart.tsx'
import styles from './Dashboard.module.css'

const HOUR_MS = 3_600_000

/** Today in figures, each a way to its rows. */
export function Dashboard() {
  const query = useToday()
  const { format } = useSite()
  return (
    <Screen title={t('nav.today')} needs="GET /relay/console/dashboard">
      <Answer query={query} lines={8}>
        {(today) => (
          <>
            <TrialBalance today={today} />
            <div className={styles.split}>
              <Figures today={today} format={format} />
              <Card as="section" className="stack tight">
                <SectionHead title={t('today.byHour')} />
                <HourChart
                  hours={today.hours}
                  nowHour={Math.floor((query.dataUpdatedAt - today.dayStartMs) / HOUR_MS)}
                  format={format}
                />
              </Card>
            </div>
            <p className="soft">{t('today.since', { at: fullTime(today.dayStartMs) })}</p>
          </>
        )}
      </Answer>
    </Screen>
  )
}

/** Whether the books add up; a difference is the one thing nobody may overlook. */
function TrialBalance({ today }: { today: Today }) {
  const { ok, atMs, findings } = today.trialBalance
  if (atMs === null) return <Banner tone="info">{t('trial.never')}</Banner>
  if (ok) return <Banner tone="success">{t('trial.ok', { at: fullTime(atMs) })}</Banner>
  return (
    <Banner
      tone="error"
      title={t('trial.broken', { findings })}
      action={
        <Link to="/audit" search={{}}>
          {t('nav.audit')}
        </Link>
      }
    >
      {t('trial.brokenText', { at: fullTime(atMs) })}
    </Banner>
  )
}
