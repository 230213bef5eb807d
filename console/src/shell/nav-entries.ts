import type { IconName } from '@suerte/ui/icons/icon-paths.ts'
import type { MessageId } from '../locales/message-ids.ts'
import { may, type DeskCall } from '../permissions.ts'
import type { Role } from '@suerte/contract/shapes.ts'

export type NavEntry = {
  id:
    | 'today'
    | 'deposits'
    | 'withdrawals'
    | 'members'
    | 'identities'
    | 'draws'
    | 'content'
    | 'documents'
    | 'outbox'
    | 'audit'
    | 'operators'
    | 'settings'
    | 'providers'
    | 'security'
  to:
    | '/'
    | '/deposits'
    | '/withdrawals'
    | '/members'
    | '/identities'
    | '/draws'
    | '/content'
    | '/documents'
    | '/outbox'
    | '/audit'
    | '/operators'
    | '/settings'
    | '/providers'
    | '/security'
  icon: IconName
  label: MessageId
  /** Where a tab is narrower than the label. */
  tabLabel?: MessageId
  /** The call the screen lives on; who may not make it does not see the entry. */
  call: DeskCall
}

const navEntries: readonly NavEntry[] = [
  { id: 'today', to: '/', icon: 'chart', label: 'nav.today', call: 'GET /relay/console/dashboard' },
  {
    id: 'deposits',
    to: '/deposits',
    icon: 'download',
    label: 'nav.deposits',
    call: 'GET /relay/console/deposits',
  },
  {
    id: 'withdrawals',
    to: '/withdrawals',
    icon: 'banknote',
    label: 'nav.withdrawals',
    tabLabel: 'nav.withdrawalsShort',
    call: 'GET /relay/console/withdrawals',
  },
  {
    id: 'members',
    to: '/members',
    icon: 'users',
    label: 'nav.members',
    call: 'GET /relay/console/members',
  },
  {
    id: 'identities',
    to: '/identities',
    icon: 'check-circle',
    label: 'nav.identities',
    call: 'GET /relay/console/identities',
  },
  { id: 'draws', to: '/draws', icon: 'dice', label: 'nav.draws', call: 'GET /relay/console/draws' },
  {
    id: 'content',
    to: '/content',
    icon: 'message',
    label: 'nav.content',
    call: 'GET /relay/console/content',
  },
  {
    id: 'documents',
    to: '/documents',
    icon: 'receipt',
    label: 'nav.documents',
    call: 'GET /relay/console/documents',
  },
  {
    id: 'outbox',
    to: '/outbox',
    icon: 'mail',
    label: 'nav.outbox',
    call: 'GET /relay/console/outbox',
  },
  {
    id: 'audit',
    to: '/audit',
    icon: 'shield-check',
    label: 'nav.audit',
    call: 'GET /relay/console/audit',
  },
  {
    id: 'operators',
    to: '/operators',
    icon: 'key',
    label: 'nav.operators',
    call: 'GET /relay/console/operators',
  },
  {
    id: 'settings',
    to: '/settings',
    icon: 'settings',
    label: 'nav.settings',
    call: 'GET /relay/console/settings',
  },
  {
    id: 'providers',
    to: '/providers',
    icon: 'phone',
    label: 'nav.providers',
    call: 'GET /relay/console/providers',
  },
  {
    id: 'security',
    to: '/security',
    icon: 'lock',
    label: 'nav.security',
    call: 'GET /relay/console/sessions',
  },
]

/** The entries that somebody with these roles sees. */
export function entriesFor(roles: readonly Role[]): readonly NavEntry[] {
  return navEntries.filter((entry) => may(roles, entry.call))
}

/** The entry that a path belongs to: the members' screen also carries one member. */
export function currentEntry(path: string): NavEntry['id'] | undefined {
  const found = navEntries.find(
    ({ to }) => to !== '/' && (path === to || path.startsWith(`${to}/`)),
  )
  return found?.id ?? (path === '/' ? 'today' : undefined)
}
