import type { Reply } from '@suerte/contract/calls.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { ListPager } from '../screens/ListPager.tsx'
import { Screen } from '../screens/Screen.tsx'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { fullTime } from '../times.ts'
import { Time } from '../screens/Time.tsx'
import styles from './records.module.css'

type Entry = Reply<'GET /relay/console/audit'>['content'][number]
const route = getRouteApi('/desk/audit')

/** Who did what, when and why, and whether the chain of entries is whole. */
export function AuditLog() {
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const may = useMay()
  const [read, setRead] = useState<Entry>()
  const query = useQuery({
    queryKey: ['audit', page],
    queryFn: ({ signal }) =>
      send('GET /relay/console/audit', { query: { pageNo: page ?? 1 }, signal }),
    enabled: may('GET /relay/console/audit'),
    placeholderData: keepPreviousData,
  })
  return (
    <Screen title={t('nav.audit')} needs="GET /relay/console/audit">
      <Answer query={query}>
        {(data) => (
          <>
            <Banner tone={data.chain.ok ? 'success' : 'error'}>
              {data.chain.ok
                ? t('audit.whole', { checked: data.chain.checked })
                : t('audit.broken', { checked: data.chain.checked })}
            </Banner>
            <DataTable
              dense
              caption={t('nav.audit')}
              rows={data.content}
              rowKey={(entry) => String(entry.seq)}
              onRow={setRead}
              empty={<EmptyState title={t('audit.empty')} />}
              columns={entryColumns()}
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
        title={t('audit.entry', { seq: read?.seq ?? 0 })}
        closeLabel={t('common.close')}
      >
        {read && <EntryFacts entry={read} />}
      </Sheet>
    </Screen>
  )
}

function EntryFacts({ entry }: { entry: Entry }) {
  return (
    <div className="stack">
      <KeyValue
        rows={[
          { key: 'action', label: t('audit.action'), value: entry.action },
          { key: 'operator', label: t('audit.operator'), value: entry.operator },
          { key: 'subject', label: t('audit.subject'), value: entry.subject },
          { key: 'at', label: t('list.at'), value: fullTime(entry.atMs) },
          { key: 'reason', label: t('queue.reason'), value: entry.reason || t('common.none') },
        ]}
      />
      {(['before', 'after'] as const).map(
        (side) =>
          entry[side] !== '' && (
            <div key={side} className={styles.change}>
              <strong>{t(`audit.${side}`)}</strong>
              <code className={styles.text}>{entry[side]}</code>
            </div>
          ),
      )}
      <p className={`soft ${styles.change ?? ''}`}>
        <span>{t('audit.hash')}</span>
        <code dir="ltr">{entry.hash}</code>
      </p>
    </div>
  )
}

function entryColumns(): Column<Entry>[] {
  return [
    {
      id: 'action',
      head: t('audit.action'),
      primary: true,
      cell: (entry) => entry.action,
    },
    { id: 'operator', head: t('audit.operator'), cell: (entry) => entry.operator },
    { id: 'subject', head: t('audit.subject'), cell: (entry) => entry.subject },
    { id: 'reason', head: t('queue.reason'), cell: (entry) => entry.reason },
    {
      id: 'at',
      head: t('list.at'),
      align: 'end',
      cell: (entry) => <Time atMs={entry.atMs} />,
    },
  ]
}
