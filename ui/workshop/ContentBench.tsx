import { DataTable, type Column } from '../src/DataTable.tsx'
import { Card } from '../src/Card.tsx'
import { KeyValue } from '../src/KeyValue.tsx'
import { List } from '../src/List.tsx'
import { ListRow } from '../src/ListRow.tsx'
import { Money } from '../src/Money.tsx'
import { moneyFormatter } from '../src/money-format.ts'
import { Pager } from '../src/Pager.tsx'
import { SectionHead } from '../src/SectionHead.tsx'
import { Tag } from '../src/Tag.tsx'
import { useWords } from './words.ts'

const money = moneyFormatter({ symbol: '$' })
const nothing = () => {}
type Row = { id: string; name: string; amount: string; status: 'Paid' | 'Held' }
const rows: Row[] = [
  { id: '1', name: 'ana_88', amount: '120.5', status: 'Paid' },
  { id: '2', name: 'luis07', amount: '-1250', status: 'Held' },
  { id: '3', name: 'mei', amount: '9.99', status: 'Paid' },
]
const columns: Column<Row>[] = [
  { id: 'name', head: 'Member', cell: (row) => row.name, primary: true },
  {
    id: 'amount',
    head: 'Amount',
    align: 'end',
    cell: (row) => <Money amount={row.amount} format={money} tone="auto" signed />,
  },
  {
    id: 'status',
    head: 'Status',
    cell: (row) => <Tag tone={row.status === 'Paid' ? 'up' : 'warn'}>{row.status}</Tag>,
  },
]

export function ContentBench() {
  const w = useWords()
  return (
    <section className="stack">
      <SectionHead title={w('Content')} />
      <List label="Wallet">
        <ListRow
          icon="wallet"
          title={w('Balance')}
          value={<Money amount="84210.37" format={money} />}
        />
        <ListRow
          icon="lock"
          title={w('Hidden balance')}
          value={<Money amount="1" format={money} hidden />}
        />
        <ListRow
          icon="history"
          title={w('Betting record')}
          detail={w('Today and 30 days back')}
          renderLink={(props) => (
            <a {...props} href="#record">
              {props.children}
            </a>
          )}
        />
        <ListRow icon="log-out" title={w('Log out')} tone="danger" onPress={nothing} />
      </List>
      <Card>
        <KeyValue
          rows={[
            { key: 'no', label: w('Order'), value: '019aa1f2-77c0-7e31' },
            { key: 'units', label: w('Units'), value: '12' },
            {
              key: 'won',
              label: w('Won'),
              value: <Money amount="97.2" format={money} tone="auto" signed />,
            },
            {
              key: 'total',
              label: w('Total'),
              value: <Money amount="24" format={money} />,
              strong: true,
            },
          ]}
        />
      </Card>
      <DataTable
        caption="Withdrawals"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        onRow={nothing}
      />
      <Pager
        page={2}
        pages={9}
        onPage={nothing}
        label="Pages"
        previousLabel="Previous page"
        nextLabel="Next page"
        text="2 / 9"
      />
    </section>
  )
}
