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
import { useOperator } from '../session/operator-session.ts'
import { useMay } from '../session/use-may.ts'
import { Time } from '../screens/Time.tsx'
import { DisableOperator } from './DisableOperator.tsx'
import { InviteForm } from './InviteForm.tsx'

export type Operator = Reply<'GET /relay/console/operators'>['operators'][number]

/** Who works at the desk. */
export function Operators() {
  const may = useMay()
  const me = useOperator()
  const [inviting, setInviting] = useState(false)
  const [asking, setAsking] = useState<Operator>()
  const mayDisable = may('POST /relay/console/operators/:id/disable')
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
            columns={operatorColumns(me?.username, mayDisable ? setAsking : undefined)}
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
      <DisableOperator operator={asking} onClose={() => setAsking(undefined)} />
    </Screen>
  )
}

/** Nobody sees a switch for themselves: the way back would be gone. */
function operatorColumns(
  me: string | undefined,
  onSwitch: ((operator: Operator) => void) | undefined,
): Column<Operator>[] {
  const action: Column<Operator> = {
    id: 'switch',
    head: t('list.action'),
    align: 'end',
    cell: (operator) =>
      onSwitch &&
      operator.username !== me && (
        <Button
          size={44}
          aria-label={
            operator.disabled
              ? t('operators.enableOf', { name: operator.username })
              : t('operators.disableOf', { name: operator.username })
          }
          onClick={() => onSwitch(operator)}
        >
          {operator.disabled ? t('member.act.enable') : t('member.act.disable')}
        </Button>
      ),
  }
  const facts: Column<Operator>[] = [
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
  return onSwitch ? [...facts, action] : facts
}
