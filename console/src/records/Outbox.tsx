import type { Reply } from '@suerte/contract/calls.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { CopyButton } from '../screens/CopyButton.tsx'
import { ListPager } from '../screens/ListPager.tsx'
import { Screen } from '../screens/Screen.tsx'
import { send } from '../session/calls.ts'
import { useOperator } from '../session/operator-session.ts'
import { useMay } from '../session/use-may.ts'
import { fullTime } from '../times.ts'
import { Time } from '../screens/Time.tsx'
import { codeIn, isCovered } from './message-code.ts'
import styles from './records.module.css'

type Message = Reply<'GET /relay/console/outbox'>['content'][number]
const route = getRouteApi('/desk/outbox')

/** Messages that the house sent. */
export function Outbox() {
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const may = useMay()
  const [read, setRead] = useState<Message>()
  const query = useQuery({
    queryKey: ['outbox', page],
    queryFn: ({ signal }) =>
      send('GET /relay/console/outbox', { query: { pageNo: page ?? 1 }, signal }),
    enabled: may('GET /relay/console/outbox'),
    placeholderData: keepPreviousData,
  })
  return (
    <Screen title={t('nav.outbox')} needs="GET /relay/console/outbox">
      <Answer query={query}>
        {(data) => (
          <>
            <DataTable
              dense
              caption={t('nav.outbox')}
              rows={data.content}
              rowKey={(message) => message.id}
              onRow={setRead}
              empty={<EmptyState title={t('outbox.empty')}>{t('outbox.emptyText')}</EmptyState>}
              columns={messageColumns()}
            />
            <ListPager
              page={data.pageNum}
              pages={data.totalPages}
              total={data.totalCount}
              onPage={(number) => void navigate({ search: { page: number } })}
            />
          </>
        )}
      </Answer>
      <Sheet
        open={read !== undefined}
        onClose={() => setRead(undefined)}
        title={read?.subject ?? ''}
        closeLabel={t('common.close')}
      >
        {read && (
          <div className="stack">
            <p className={styles.text}>{read.text}</p>
            <MessageCode text={read.text} />
            <KeyValue
              rows={[
                { key: 'to', label: t('outbox.to'), value: read.recipient },
                { key: 'channel', label: t('outbox.channel'), value: channelName(read.channel) },
                { key: 'state', label: t('queue.state'), value: <StateTag state={read.state} /> },
                { key: 'at', label: t('list.at'), value: fullTime(read.atMs) },
              ]}
            />
          </div>
        )}
      </Sheet>
    </Screen>
  )
}

/** The code of a message to copy, or why there is none to see. */
function MessageCode({ text }: { text: string }) {
  const isOwner = useOperator()?.roles.includes('owner') ?? false
  const code = codeIn(text)
  if (isCovered(text)) {
    return (
      <Banner tone="info">{isOwner ? t('outbox.codeNotKept') : t('outbox.codeForOwners')}</Banner>
    )
  }
  if (code === undefined) return null
  return (
    <p className={styles.code}>
      <span className="soft">{t('outbox.code')}</span>
      <strong className="numbers" dir="ltr">
        {code}
      </strong>
      <CopyButton text={code} label={t('outbox.copyCode')} />
    </p>
  )
}

const tones = { waiting: 'warn', sending: 'info', sent: 'up', failed: 'danger' } as const
const isState = (state: string): state is keyof typeof tones => Object.hasOwn(tones, state)

function StateTag({ state }: { state: string }) {
  if (!isState(state)) return state
  return <Tag tone={tones[state]}>{t(`outbox.state.${state}`)}</Tag>
}

function channelName(channel: string): string {
  if (channel === 'sms') return t('providers.sms')
  return channel === 'mail' ? t('providers.mail') : channel
}

function messageColumns(): Column<Message>[] {
  return [
    {
      id: 'subject',
      head: t('outbox.subject'),
      primary: true,
      cell: (message) => message.subject,
    },
    { id: 'to', head: t('outbox.to'), cell: (message) => message.recipient },
    { id: 'channel', head: t('outbox.channel'), cell: (message) => channelName(message.channel) },
    { id: 'state', head: t('queue.state'), cell: (message) => <StateTag state={message.state} /> },
    {
      id: 'at',
      head: t('list.at'),
      align: 'end',
      cell: (message) => <Time atMs={message.atMs} />,
    },
  ]
}
