import { z } from 'zod'
import { passkeyAnswer, passkeyOptions } from './account.ts'
import { everyone, one, paging, reason, staff } from './console-shapes.ts'
import { documentKinds, identityStates } from './member.ts'
import { atMs, done, group, id, page, roles } from './shapes.ts'

/** A secret of a provider: never sent out; '' keeps the one that is there. */
const keptSecret = z.string().max(500)
const webAddress = z.string().max(300)

export const providers = z.strictObject({
  sms: z.strictObject({
    provider: z.enum(['outbox', 'signed', 'twilio']),
    url: webAddress,
    account: z.string().max(100),
    from: z.string().max(40),
    hasSecret: z.boolean(),
  }),
  mail: z.strictObject({
    provider: z.enum(['outbox', 'smtp']),
    host: z.string().max(200),
    port: z.int().min(1).max(65_535),
    /** TLS from the first byte; without it STARTTLS is required where the host is not this machine. */
    secure: z.boolean(),
    user: z.string().max(200),
    from: z.string().max(200),
    hasSecret: z.boolean(),
  }),
  firebase: z.strictObject({
    enabled: z.boolean(),
    projectId: z.string().max(100),
    apiKey: z.string().max(200),
    identityUrl: webAddress,
    jwksUrl: webAddress,
  }),
})
export const documentText = z.strictObject({
  kind: z.enum(documentKinds),
  version: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  publishedAtMs: atMs,
})
const person = z.strictObject({
  memberId: id,
  account: z.string(),
  state: z.enum(identityStates),
  name: z.string(),
  birthDate: z.string(),
  address: z.string(),
  idNumber: z.string(),
  /** Entries of the exclusion list that look like this person. */
  hits: z.array(z.string()),
  reason: z.string(),
  sentAtMs: atMs,
})
const exclusion = z.strictObject({
  id,
  name: z.string(),
  birthDate: z.string(),
  note: z.string(),
  createdAtMs: atMs,
})
const desk = ['owner', 'support', 'risk'] as const

export const consoleAccountCalls = group({
  'GET /wps/content/document/:kind': {
    name: 'getDocument',
    summary: 'Terms, privacy or fund protection in the version in force',
    caller: 'anyone',
    params: z.strictObject({ kind: z.enum(documentKinds) }),
    reply: documentText,
    refusals: ['not_found'],
  },
  'GET /relay/console/documents': {
    name: 'listDocuments',
    summary: 'Every version of the documents that members agree to',
    caller: 'operator',
    roles: everyone,
    reply: z.strictObject({ documents: z.array(documentText) }),
    refusals: staff,
  },
  'POST /relay/console/documents': {
    name: 'publishDocument',
    summary: 'Publishes a new version; members must agree again before they play',
    caller: 'operator',
    roles: ['owner'],
    body: z.strictObject({
      kind: z.enum(documentKinds),
      version: z.string().regex(/^[\w.-]{1,40}$/),
      title: z.string().trim().min(1).max(120),
      body: z.string().trim().min(1).max(60_000),
      reason,
    }),
    reply: documentText,
    refusals: [...staff, 'field_invalid', 'document_changed'],
  },
  'GET /relay/console/providers': {
    name: 'getProviders',
    summary: 'Who sends messages and who vouches for social logins',
    caller: 'operator',
    roles: ['owner'],
    reply: z.strictObject({ providers }),
    refusals: staff,
  },
  'PUT /relay/console/providers': {
    name: 'changeProviders',
    summary: 'Changes providers; secrets are sealed and never shown again',
    caller: 'operator',
    roles: ['owner'],
    body: z.strictObject({
      providers,
      secrets: z.strictObject({ sms: keptSecret, mail: keptSecret }),
      reason,
    }),
    reply: z.strictObject({ providers }),
    refusals: [...staff, 'field_invalid'],
  },
  'POST /relay/console/providers/test': {
    name: 'testProvider',
    summary: 'Sends a test message through the provider in force',
    caller: 'operator',
    roles: ['owner'],
    body: z.strictObject({
      channel: z.enum(['sms', 'mail']),
      recipient: z.string().trim().min(3).max(254),
    }),
    reply: done,
    refusals: [...staff, 'too_many_requests', 'field_invalid', 'sms_failed', 'mail_failed'],
  },
  'POST /relay/console/members/:id/disable': {
    name: 'disableMember',
    summary: 'Disables a member, which ends every session at once, or enables one again',
    caller: 'operator',
    roles: ['owner', 'risk'],
    params: one,
    body: z.strictObject({ disabled: z.boolean(), reason }),
    reply: done,
    refusals: [...staff, 'not_found'],
  },
  'DELETE /relay/console/members/:id/sessions': {
    name: 'endMemberSessions',
    summary: 'Ends every session of a member',
    caller: 'operator',
    roles: desk,
    params: one,
    body: z.strictObject({ reason }),
    reply: z.strictObject({ ended: z.int() }),
    refusals: [...staff, 'not_found'],
  },
  'GET /relay/console/identities': {
    name: 'listIdentities',
    summary: 'Identities to check, oldest first',
    caller: 'operator',
    roles: desk,
    query: paging.extend({ state: z.enum(identityStates).optional() }),
    reply: page(person),
    refusals: staff,
  },
  'POST /relay/console/identities/:id': {
    name: 'decideIdentity',
    summary: 'Verifies or refuses the identity of a member',
    caller: 'operator',
    roles: desk,
    params: one,
    body: z.strictObject({ verdict: z.enum(['verified', 'refused']), reason }),
    reply: done,
    refusals: [...staff, 'not_found', 'not_pending', 'person_excluded'],
  },
  'GET /relay/console/exclusions': {
    name: 'listExclusions',
    summary: 'People who may not play: excluded, staff, otherwise restricted',
    caller: 'operator',
    roles: desk,
    query: paging,
    reply: page(exclusion),
    refusals: staff,
  },
  'POST /relay/console/exclusions': {
    name: 'addExclusion',
    summary: 'Adds a person who may not play',
    caller: 'operator',
    roles: desk,
    body: z.strictObject({
      name: z.string().trim().min(2).max(80),
      birthDate: z.iso.date(),
      idNumber: z.string().trim().max(40),
      note: z.string().trim().max(200),
      reason,
    }),
    reply: exclusion,
    refusals: staff,
  },
  'DELETE /relay/console/exclusions/:id': {
    name: 'removeExclusion',
    summary: 'Takes a person off the exclusion list',
    caller: 'operator',
    roles: ['owner', 'risk'],
    params: one,
    body: z.strictObject({ reason }),
    reply: done,
    refusals: [...staff, 'not_found'],
  },
  'POST /relay/console/operators/:id/disable': {
    name: 'disableOperator',
    summary: 'Disables an operator, which ends every session at once, or enables one again',
    caller: 'operator',
    roles: ['owner'],
    params: one,
    body: z.strictObject({ disabled: z.boolean(), reason }),
    reply: done,
    refusals: [...staff, 'not_found', 'last_way_in'],
  },
  'GET /relay/console/sessions': {
    name: 'listOperatorSessions',
    summary: 'Where this operator is signed in',
    caller: 'operator',
    roles: everyone,
    reply: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: z.string(),
          current: z.boolean(),
          createdAtMs: atMs,
          seenAtMs: atMs,
        }),
      ),
    }),
    refusals: staff,
  },
  'DELETE /relay/console/sessions/:id': {
    name: 'endOperatorSession',
    summary: 'Ends one of the operator’s own sessions',
    caller: 'operator',
    roles: everyone,
    params: z.strictObject({ id: z.string().max(64) }),
    reply: done,
    refusals: [...staff, 'not_found'],
  },
  'GET /relay/console/passkeys': {
    name: 'listOperatorPasskeys',
    summary: 'The passkeys of this operator',
    caller: 'operator',
    roles: everyone,
    reply: z.strictObject({
      passkeys: z.array(
        z.strictObject({ id, name: z.string(), createdAtMs: atMs, usedAtMs: atMs.nullable() }),
      ),
    }),
    refusals: staff,
  },
  'POST /relay/console/passkeys/options': {
    name: 'startOperatorPasskey',
    summary: 'A challenge for a new passkey; needs the second factor again',
    caller: 'operator',
    roles: everyone,
    body: z.strictObject({ code: z.string().max(10) }),
    reply: passkeyOptions,
    refusals: [...staff, 'too_many_requests', 'second_factor_wrong'],
  },
  'POST /relay/console/passkeys': {
    name: 'addOperatorPasskey',
    summary: 'Keeps a new passkey when its challenge was answered',
    caller: 'operator',
    roles: everyone,
    body: z.strictObject({
      ceremonyId: z.string().max(64),
      name: z.string().trim().min(1).max(60),
      answer: passkeyAnswer,
    }),
    reply: done,
    refusals: [...staff, 'passkey_invalid'],
  },
  'DELETE /relay/console/passkeys/:id': {
    name: 'removeOperatorPasskey',
    summary: 'Removes a passkey of this operator',
    caller: 'operator',
    roles: everyone,
    params: one,
    reply: done,
    refusals: [...staff, 'not_found'],
  },
  'POST /relay/console/passkey': {
    name: 'startOperatorPasskeyLogin',
    summary: 'A challenge for signing in at the console with a passkey',
    caller: 'anyone',
    body: z.strictObject({}),
    reply: passkeyOptions,
    refusals: ['too_many_requests'],
  },
  'POST /relay/console/login/passkey': {
    name: 'loginOperatorByPasskey',
    summary: 'Signs in at the console: a passkey that verified its user is both factors',
    caller: 'anyone',
    body: z.strictObject({ ceremonyId: z.string().max(64), answer: passkeyAnswer }),
    reply: z.strictObject({
      token: z.string(),
      username: z.string(),
      roles: z.array(z.enum(roles)),
    }),
    refusals: ['too_many_requests', 'passkey_invalid'],
  },
})
