import type { Role } from '@suerte/contract/shapes.ts'

/** Every role there is, in the order they are shown. */
export const everyone = ['owner', 'cashier', 'support', 'content', 'risk', 'auditor'] as const
const desk = ['owner', 'cashier', 'support', 'risk', 'auditor'] as const
const money = ['owner', 'cashier'] as const
const identityDesk = ['owner', 'support', 'risk'] as const

/** Which roles may make which call of the desk; a test holds it against the contract. */
export const permissions = {
  'DELETE /relay/console/logout': everyone,
  'GET /relay/console/me': everyone,
  'GET /relay/console/dashboard': everyone,
  'GET /relay/console/members': desk,
  'GET /relay/console/members/:id': desk,
  'GET /relay/console/members/:id/ledger': desk,
  'GET /relay/console/draws': everyone,
  'GET /relay/console/draws/:gameId/:numero': everyone,
  'POST /relay/console/draws/:gameId/:numero/void': ['owner', 'risk'],
  'GET /relay/console/outbox': ['owner', 'support', 'auditor'],
  'GET /relay/console/audit': ['owner', 'auditor'],
  'GET /relay/console/operators': ['owner', 'auditor'],
  'POST /relay/console/operators': ['owner'],
  'GET /relay/console/settings': everyone,
  'PUT /relay/console/settings': ['owner'],
  'GET /relay/console/content': everyone,
  'POST /relay/console/announcements': ['owner', 'content'],
  'DELETE /relay/console/announcements/:id': ['owner', 'content'],
  'GET /relay/console/deposits': desk,
  'GET /relay/console/receipts/:id': ['owner', 'cashier', 'risk', 'auditor'],
  'POST /relay/console/deposits/:id/approve': money,
  'POST /relay/console/deposits/:id/refuse': money,
  'GET /relay/console/withdrawals': desk,
  'POST /relay/console/withdrawals/:id/approve': money,
  'POST /relay/console/withdrawals/:id/refuse': money,
  'POST /relay/console/withdrawals/:id/paid': money,
  'GET /relay/console/documents': everyone,
  'POST /relay/console/documents': ['owner'],
  'GET /relay/console/providers': ['owner'],
  'PUT /relay/console/providers': ['owner'],
  'POST /relay/console/providers/test': ['owner'],
  'POST /relay/console/members/:id/disable': ['owner', 'risk'],
  'DELETE /relay/console/members/:id/sessions': identityDesk,
  'GET /relay/console/identities': identityDesk,
  'POST /relay/console/identities/:id': identityDesk,
  'GET /relay/console/exclusions': identityDesk,
  'POST /relay/console/exclusions': identityDesk,
  'DELETE /relay/console/exclusions/:id': ['owner', 'risk'],
  'POST /relay/console/operators/:id/disable': ['owner'],
  'GET /relay/console/sessions': everyone,
  'DELETE /relay/console/sessions/:id': everyone,
  'GET /relay/console/passkeys': everyone,
  'POST /relay/console/passkeys/options': everyone,
  'POST /relay/console/passkeys': everyone,
  'DELETE /relay/console/passkeys/:id': everyone,
} as const satisfies Record<string, readonly Role[]>

export type DeskCall = keyof typeof permissions

/** Whether somebody with these roles may make a call. */
export function may(roles: readonly Role[], call: DeskCall): boolean {
  const allowed: readonly Role[] = permissions[call]
  return roles.some((role) => allowed.includes(role))
}
