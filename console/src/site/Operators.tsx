import { Button } from '@suerte/ui/Button.tsx'
import type { Reply } from '@suerte/contract/calls.ts'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { Screen } from '../screens/Screen.tsx'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { Time } from '../screens/Time.tsx'
import { InviteForm } from './InviteForm.tsx'

type Operator = Reply<'GET /relay/console/operators'>['operators'][number]

/** Who works at the desk. */
export function Operators() {
  const may = useMay()
  const [inviting, setInviting] = useState(false)
  const query = useQuery({
    queryKey: ['operators'],
    queryFn: ({ signal }) => send('GET /relay/console/operators', { signal }),
    enabled: may('GET /relay/console/operators'),
  })
  return (
    <Screen
      title={t('nav.operators')}
      needs="GET /relay/console/operators"
      action={
        may('POST /relay/console/operators') && (
          <Button tone="primary" size={44} icon="plus" onClick={() => setInviting(true)}>
            {t('operators.invite')}
          </Button>
        )
      }
    >
      <Answer query={query}>
        {({ operators }) => (
          <DataTable
            dense
            caption={t('nav.operators')}
            rows={operators}
            rowKey={(operator) => operator.id}
            columns={operatorColumns()}
          />
        )}
      </Answer>
      <Sheet
        open={inviting}
        onClose={() => setInviting(false)}
        title={t('operators.invite')}
        closeLabel={t('common.close')}
      >
        <InviteForm onDone={() => setInviting(false)} />
      </Sheet>
    </Screen>
  )
}

function operatorColumns(): Column<Operator>[] {
  return [
    {
      id: 'username',
      head: t('login.username'),
      primary: true,
      cell: (operator) => <span translate="no">{operator.username}</span>,
    },
    {
      id: 'roles',
      head: t('operators.roles'),
      cell: (operator) => operator.roles.map((role) => t(`role.${role}`)).join(', '),
    },
    {
      id: 'state',
      head: t('queue.state'),
      cell: (operator) => (
        <Tag tone={operator.disabled ? 'danger' : 'up'}>
          {operator.disabled ? t('member.disabled') : t('member.active')}
        </Tag>
      ),
    },
    {
      id: 'created',
      head: t('operators.since'),
      align: 'end',
      cell: (operator) => <Time atMs={operator.createdAtMs} />,
    },
    {
      id: 'login',
      head: t('member.lastLogin'),
      align: 'end',
      cell: (operator) =>
        operator.lastLoginAtMs === null ? (
          t('common.never')
        ) : (
          <Time atMs={operator.lastLoginAtMs} />
        ),
    },
  ]
}
