import type { Reply } from '@suerte/contract/calls.ts'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { t } from '../i18n.ts'
import type { DeskCall } from '../permissions.ts'
import { Answer } from '../screens/Answer.tsx'
import { ListPager } from '../screens/ListPager.tsx'
import { Screen } from '../screens/Screen.tsx'
import type { QueueSearch } from '../search-params.ts'
import { useOperator } from '../session/operator-session.ts'
import { useMay } from '../session/use-may.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { afterDecision, approvalsLeft, decisionsFor, stepFrom } from './decisions.ts'
import type { AnyState, Decision, QueueKind, QueueRow } from './decisions.ts'
import { QueueFilters } from './QueueFilters.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { useShortcuts, type Shortcut } from './shortcuts.ts'
import { useDecide } from './use-decide.ts'
import { useWide } from './use-wide.ts'
import styles from './QueueScreen.module.css'

type Page<Row> = Omit<Reply<'GET /relay/console/deposits'>, 'content'> & { content: Row[] }

type Props<Row extends QueueRow, S extends AnyState> = {
  kind: QueueKind
  title: string
  needs: DeskCall
  decides: DeskCall
  states: readonly S[]
  search: QueueSearch<S>
  onSearch: (search: QueueSearch<S>, replace?: boolean) => void
  query: UseQueryResult<Page<Row>>
  columns: readonly Column<Row>[]
  waiting: number | undefined
  renderDetail: (row: Row) => ReactNode
}

/** A queue of money decisions: filters, list, details beside it, and the keyboard over all of it. */
export function QueueScreen<Row extends QueueRow, S extends AnyState>(props: Props<Row, S>) {
  const { kind, title, needs, states, search, onSearch, query, columns, renderDetail } = props
  const wide = useWide()
  const { show } = useToast()
  const me = useOperator()?.username ?? ''
  const mayDecide = useMay()(props.decides)
  const [asked, setAsked] = useState<{ decision: Decision; row: Row }>()
  const [help, setHelp] = useState(false)
  const rows = query.data?.content ?? []
  const open = rows.find((row) => row.id === search.open)
  const select = (id: string | undefined) => onSearch({ ...search, open: id }, true)
  const decide = useDecide(kind, ({ row }) => {
    setAsked(undefined)
    select(afterDecision(rows, row.id))
  })

  function ask(decision: Decision) {
    if (!open || !mayDecide || !decisionsFor(kind, open.state).includes(decision)) return
    if (decision === 'approve' && approvalsLeft(open, me).mine) {
      show({ tone: 'error', text: t('approvals.mine') })
      return
    }
    decide.reset()
    setAsked({ decision, row: open })
  }
  function act(shortcut: Shortcut) {
    if (shortcut === 'next') select(stepFrom(rows, search.open, 1))
    else if (shortcut === 'previous') select(stepFrom(rows, search.open, -1))
    else if (shortcut === 'open') select(search.open ?? rows[0]?.id)
    else if (shortcut === 'help') setHelp(true)
    else if (shortcut === 'search') document.querySelector<HTMLElement>('[data-search]')?.focus()
    else ask(shortcut)
  }
  useShortcuts(act)

  const idle = (search.state ?? 'review') === 'review' && !search.search
  const bar = open && <DecisionBar kind={kind} row={open} mayDecide={mayDecide} onAsk={ask} />
  return (
    <Screen
      title={title}
      needs={needs}
      action={<IconButton icon="help" label={t('keys.title')} onClick={() => setHelp(true)} />}
    >
      <QueueFilters {...{ states, search, onSearch }} waiting={props.waiting} />
      <div className={styles.split}>
        <div className={`stack ${styles.list ?? ''}`}>
          <Answer query={query}>
            {(page) => (
              <>
                <DataTable
                  dense
                  caption={title}
                  columns={columns.map((column) =>
                    column.primary
                      ? { ...column, cell: (row: Row) => marked(column.cell(row), row === open) }
                      : column,
                  )}
                  rows={page.content}
                  rowKey={(row) => row.id}
                  onRow={(row) => select(row.id)}
                  empty={
                    <EmptyState title={t('queue.empty')} motif="marigold">
                      {idle ? t('queue.emptyText') : t('queue.emptyFilter')}
                    </EmptyState>
                  }
                />
                <ListPager
                  page={page.pageNum}
                  pages={page.totalPages}
                  total={page.totalCount}
                  onPage={(number) => onSearch({ ...search, open: undefined, page: number })}
                />
              </>
            )}
          </Answer>
        </div>
        {wide && (
          <aside className={styles.side} aria-label={t('queue.details')}>
            {open ? (
              <>
                {renderDetail(open)}
                {bar}
              </>
            ) : (
              <p className="soft">{t('queue.pick')}</p>
            )}
          </aside>
        )}
      </div>
      {!wide && (
        <Sheet
          open={open !== undefined}
          onClose={() => select(undefined)}
          title={t(`queue.one.${kind}`)}
          closeLabel={t('common.close')}
          footer={bar}
        >
          {open && renderDetail(open)}
        </Sheet>
      )}
      <DecisionDialog
        kind={kind}
        asked={asked}
        busy={decide.isPending}
        error={decide.error}
        onDecide={(text) => asked && decide.mutate({ ...asked, text })}
        onCancel={() => setAsked(undefined)}
      />
      <ShortcutHelp open={help} onClose={() => setHelp(false)} pays={kind === 'withdrawal'} />
    </Screen>
  )
}

/** Marks the row whose details are shown; the table's style sheet follows the mark. */
function marked(content: ReactNode, chosen: boolean): ReactNode {
  return chosen ? (
    <span data-chosen="" aria-current="true">
      {content}
    </span>
  ) : (
    content
  )
}
