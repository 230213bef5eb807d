import type { consoleAccountCalls } from '@suerte/contract/console-accounts.ts'
import type { Handlers } from '../../platform/http.ts'
import { getDocument } from '../identity/documents.ts'
import { listDocuments, publishDocument } from './documents.ts'
import {
  addExclusion,
  decideIdentity,
  listExclusions,
  listIdentities,
  removeExclusion,
} from './identities.ts'
import { disableMember, endMemberSessions } from './member-actions.ts'
import { disableOperator, endOperatorSession, listOperatorSessions } from './operator-access.ts'

/** Providers and the operators' passkeys are answered elsewhere. */
type Elsewhere =
  | `${string} /relay/console/providers${string}`
  | `${string} /relay/console/passkey${string}`
  | 'POST /relay/console/login/passkey'

export const consoleAccountRoutes: Handlers<Exclude<keyof typeof consoleAccountCalls, Elsewhere>> =
  {
    'GET /wps/content/document/:kind': getDocument,
    'GET /relay/console/documents': listDocuments,
    'POST /relay/console/documents': publishDocument,
    'POST /relay/console/members/:id/disable': disableMember,
    'DELETE /relay/console/members/:id/sessions': endMemberSessions,
    'GET /relay/console/identities': listIdentities,
    'POST /relay/console/identities/:id': decideIdentity,
    'GET /relay/console/exclusions': listExclusions,
    'POST /relay/console/exclusions': addExclusion,
    'DELETE /relay/console/exclusions/:id': removeExclusion,
    'POST /relay/console/operators/:id/disable': disableOperator,
    'GET /relay/console/sessions': listOperatorSessions,
    'DELETE /relay/console/sessions/:id': endOperatorSession,
  }
