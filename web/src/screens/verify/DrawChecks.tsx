import type { Reply } from '@suerte/contract/calls.ts'
import { BallRow } from '@suerte/ui/BallRow.tsx'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '../../api.ts'
import { useMoment, useT, type MessageId } from '../../i18n.ts'
import { useSession } from '../../session/session-store.ts'
import { useMoneyFormat } from '../../site.ts'
import type { Check } from '@suerte/domain/fairness/verify.ts'
import { CheckLine } from './CheckLine.tsx'
import { saveRecord } from './save-record.ts'
import { TicketCheck } from './TicketCheck.tsx'
import styles from './Verify.module.css'

type WireRecord = Reply<'GET /lgw/draw/:gameId/:numero'>
type Props = { record: WireRecord; ticketId: string | undefined }

/** The code that checks is fetched when there is something to check. */
const checksQuery = (record: WireRecord) =>
  queryOptions({
    queryKey: ['draw', 'checks', record],
    queryFn: async () => {
      const { checkDraw, readRecord } = await import('./verify-draw.ts')
      const known = readRecord(record)
      return { known: known ?? null, checks: known ? checkDraw(known) : [] }
    },
    staleTime: Infinity,
  })
const proofQuery = (ticketId: string) =>
  queryOptions({
    queryKey: ['proof', ticketId],
    queryFn: () => send('GET /lgw/tickets/:ticketId/proof', { params: { ticketId } }),
  })

export function DrawChecks({ record, ticketId }: Props) {
  const t = useT()
  const moment = useMoment()
  const format = useMoneyFormat()
  const session = useSession()
  const checked = useQuery(checksQuery(record))
  const proof = useQuery({
    ...proofQuery(ticketId ?? ''),
    enabled: Boolean(ticketId) && Boolean(session),
  })
  if (record.state === 'void')
    return <EmptyState title={t('verify.void')}>{t('verify.voidText')}</EmptyState>
  if (checked.data?.known === null)
    return <EmptyState title={t('verify.notYet')}>{t('verify.notYetText')}</EmptyState>
  if (checked.isError) return <Banner tone="error">{t('shell.screenErrorText')}</Banner>
  if (!checked.data) return <Skeleton shape="card" count={2} label={t('verify.working')} />
  const { known, checks } = checked.data
  const allGood = checks.every((check) => check.ok)
  const digits = record.result ?? []
  return (
    <div className="stack">
      <Card
        as="section"
        tone="night"
        className={styles.result ?? ''}
        aria-label={t('verify.result')}
      >
        <BallRow
          values={digits.map(String)}
          label={t('home.lastResult', { digits: digits.join(' ') })}
        />
        <p className={styles.drawn}>{t('verify.drawnAt', { time: moment(record.drawsAtMs) })}</p>
      </Card>
      <Banner tone={allGood ? 'success' : 'error'}>
        {t(allGood ? 'verify.allGood' : 'verify.notGood')}
      </Banner>
      {record.source === 'fallback' && <Banner tone="info">{t('verify.fallback')}</Banner>}
      <ul className={styles.checks}>
        {checks.map((check) => (
          <CheckLine
            key={check.check}
            ok={check.ok}
            text={t(checkText(check, record.source))}
            values={valuesOf(check.check, record)}
          />
        ))}
        {known && ticketId && (
          <TicketCheck record={known} proof={proof} signedIn={Boolean(session)} />
        )}
      </ul>
      <Card as="section" tone="sunk">
        <KeyValue
          rows={[
            { key: 'count', label: t('verify.tickets'), value: record.ticketCount ?? 0 },
            {
              key: 'total',
              label: t('verify.totalStake'),
              value: <Money amount={record.totalStake ?? '0'} format={format} />,
            },
          ]}
        />
        <p className={styles.hex}>
          <span className="soft">{t('verify.root')}</span> <bdi dir="ltr">{record.root}</bdi>
        </p>
      </Card>
      <Button
        block
        icon="download"
        onClick={() => saveRecord({ record, ticket: proof.data?.proof })}
      >
        {t('verify.download')}
      </Button>
      <p className="soft">{t('verify.downloadText')}</p>
    </div>
  )
}

/** A fallback draw is made of the secret alone, and its check says so. */
function checkText({ check, ok }: Check, source: WireRecord['source']): MessageId {
  if (check === 'result' && ok && source === 'fallback') return 'verify.check.result.goodFallback'
  return `verify.check.${check}.${ok ? 'good' : 'bad'}`
}

/** What a check was made of, to be compared by hand. */
function valuesOf(check: string, record: WireRecord): string[] {
  const { beacon } = record
  if (check === 'commitment') return [record.commitment, record.secret ?? '']
  if (check === 'beacon-round') return beacon ? [beacon.chainHash, String(beacon.round)] : []
  if (check === 'beacon-signature') return beacon ? [beacon.signature, beacon.randomness] : []
  return [(record.result ?? []).join(' ')]
}
