import type { Reply } from '@suerte/contract/calls.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { BallRow } from '@suerte/ui/BallRow.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Card } from '@suerte/ui/Card.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { BackLink } from '../screens/BackLink.tsx'
import { Screen } from '../screens/Screen.tsx'
import { refetchWaiting, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { useSite } from '../session/use-site.ts'
import { fullTime } from '../times.ts'
import { isVoidable, numeroTone } from './draw-states.ts'
import { VoidDraw } from './VoidDraw.tsx'
import styles from './DrawView.module.css'

type Answered = Reply<'GET /relay/console/draws/:gameId/:numero'>
const route = getRouteApi('/desk/draws/$gameId/$numero')

/** One draw: what was promised before it, what came out, and the sums. */
export function DrawView() {
  const { gameId, numero } = route.useParams()
  const { format } = useSite()
  const may = useMay()
  const query = useQuery({
    queryKey: ['draw', gameId, numero],
    queryFn: ({ signal }) =>
      send('GET /relay/console/draws/:gameId/:numero', { params: { gameId, numero }, signal }),
    ...refetchWaiting,
  })
  const mayVoid = may('POST /relay/console/draws/:gameId/:numero/void')
  const state = query.data?.draw.state
  return (
    <Screen
      title={`${gameId} ${numero}`}
      needs="GET /relay/console/draws/:gameId/:numero"
      back={<BackLink to="/draws" label={t('nav.draws')} />}
      action={
        mayVoid && state !== undefined && isVoidable(state) ? (
          <VoidDraw gameId={gameId} numero={numero} />
        ) : undefined
      }
    >
      <Answer query={query} lines={10}>
        {(answer) => <DrawFacts answer={answer} format={format} />}
      </Answer>
    </Screen>
  )
}

function DrawFacts({ answer, format }: { answer: Answered; format: MoneyFormatter }) {
  const { draw, record, voidReason } = answer
  const over = draw.state === 'settled' || draw.state === 'void'
  const missing = over ? t('common.none') : t('draw.notYet')
  return (
    <div className={styles.split}>
      <Card as="section" className="stack">
        <SectionHead
          title={t('draw.result')}
          action={<Tag tone={numeroTone[draw.state]}>{t(`state.${draw.state}`)}</Tag>}
        />
        {voidReason !== '' && (
          <Banner tone="warn" title={t('draw.voided')}>
            {voidReason}
          </Banner>
        )}
        {draw.result ? (
          <BallRow values={draw.result.map(String)} label={t('draw.result')} />
        ) : (
          <p className="soft">{t('draw.noResult')}</p>
        )}
        <KeyValue
          rows={[
            { key: 'tickets', label: t('draws.tickets'), value: draw.tickets },
            { key: 'staked', label: t('today.staked'), value: format(draw.staked) },
            { key: 'paid', label: t('today.paid'), value: format(draw.paid) },
            { key: 'closes', label: t('draw.closes'), value: fullTime(draw.closesAtMs) },
            { key: 'draws', label: t('draws.at'), value: fullTime(draw.drawsAtMs) },
            {
              key: 'source',
              label: t('draw.source'),
              value: draw.source === null ? t('common.none') : t(`draw.source.${draw.source}`),
            },
          ]}
        />
        <a
          className={buttonClass({ size: 44 })}
          href={`/m/verify?${new URLSearchParams({ game: draw.gameId, numero: draw.numero }).toString()}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('draw.verify')}
        </a>
      </Card>
      <Card as="section" className="stack">
        <SectionHead title={t('draw.proof')} />
        <p className="soft">{t('draw.proofText')}</p>
        <dl className={styles.proof}>
          <Proof label={t('draw.commitment')} value={record.commitment} />
          <Proof label={t('draw.secret')} value={record.secret ?? missing} />
          <Proof label={t('draw.root')} value={record.root ?? missing} />
          <Proof label={t('draw.count')} value={record.ticketCount?.toString() ?? missing} />
          <Proof
            label={t('draw.total')}
            value={record.totalStake === null ? missing : format(record.totalStake)}
          />
          <Proof label={t('draw.round')} value={String(record.beaconRound)} />
          <Proof label={t('draw.randomness')} value={record.beacon?.randomness ?? missing} />
        </dl>
      </Card>
    </div>
  )
}

function Proof({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{value}</code>
      </dd>
    </div>
  )
}
