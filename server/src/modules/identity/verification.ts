import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { ageOn } from '@suerte/domain/identity/age.ts'
import { isPlainText, tidyText } from '@suerte/domain/identity/plain-text.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  Rollback,
  sqlState,
  transactionOr,
  UNIQUE_VIOLATION,
  type Reader,
  type Tx,
} from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { personDigests, plainNumber } from './person-digests.ts'
import * as queries from './queries/persons.ts'
import { findStanding } from './queries/consents.ts'
import type { IdentityState } from './queries/profile.ts'
import { trySecret } from './secret-guard.ts'

const SHOWN = 4
const NUMBER_MIN = 4

export async function getIdentity(ctx: Ctx, input: Input<'GET /wps/member/identity'>) {
  const { memberId } = input.member
  const [standing, person] = await Promise.all([
    findStanding(ctx.db, memberId),
    queries.findPerson(ctx.db, memberId),
  ])
  return {
    state: standing?.identityState ?? 'none',
    needed: ctx.settings.current().site.identityCheck,
    name: person?.name ?? '',
    birthDate: person?.birthDate ?? '',
    address: person?.address ?? '',
    idNumber: person ? `•••• ${person.idNumberEnding}` : '',
    reason: person?.reason ?? '',
  }
}

/** The first field that no operator could check. */
function wrongField(person: Input<'PUT /wps/member/identity'>['body']) {
  for (const field of ['name', 'address', 'idNumber'] as const)
    if (!isPlainText(person[field])) return field
  if (!/\p{L}/u.test(person.name)) return 'name'
  return plainNumber(person.idNumber).length < NUMBER_MIN ? 'idNumber' : undefined
}

/** Says who the member is, for an operator to check. One person has one active account. */
export async function sendIdentity(ctx: Ctx, input: Input<'PUT /wps/member/identity'>) {
  const { memberId } = input.member
  const { birthDate, idNumber } = input.body
  const field = wrongField(input.body)
  if (field) return refuse('field_invalid', { field })
  const age = ageOn(birthDate, new Date(ctx.clock.nowMs()).toISOString().slice(0, 10))
  if (age > OLDEST) return refuse('field_invalid', { field: 'birthDate' })
  if (age < ctx.settings.current().site.ageMin) return refuse('too_young', { field: 'birthDate' })
  // the answer tells whether somebody has an account: nobody may ask for one person after the other
  const held = await trySecret(ctx, 'person', memberId)
  if (held) return held
  const name = tidyText(input.body.name)
  const digests = personDigests(ctx.seal, { name, birthDate, idNumber })
  try {
    return await transactionOr<{ success: true }, Refusal>(ctx.db, async (tx) => {
      const state = await queries.lockIdentity(tx, memberId)
      if (state !== 'none' && state !== 'refused')
        throw new Rollback<Refusal>(refuse('not_pending'))
      await queries.savePerson(tx, {
        memberId,
        name,
        birthDate,
        address: tidyText(input.body.address),
        idNumberSealed: ctx.seal.close(Buffer.from(tidyText(idNumber))),
        idNumberEnding: plainNumber(idNumber).slice(-SHOWN),
        numberDigest: digests.number,
        nameDigest: digests.name,
      })
      return { success: true }
    })
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    return refuse('person_known')
  }
}

/** Nobody is older; a year was mistyped. */
const OLDEST = 130

type Page = { limit: number; offset: number }

/** Identities as operators check them, with what the exclusion list says. */
export async function queueOfPersons(
  ctx: Ctx,
  db: Reader,
  state: IdentityState | undefined,
  page: Page,
) {
  const rows = await queries.listPersons(db, state, page)
  const content = rows.map((row) => ({
    memberId: row.memberId,
    account: row.username,
    state: row.state,
    name: row.name,
    birthDate: row.birthDate,
    address: row.address,
    idNumber: ctx.seal.open(row.idNumberSealed).toString(),
    hits: row.hits,
    reason: row.reason,
    sentAtMs: row.sentAt.getTime(),
  }))
  return { content, total: Number(rows[0]?.total ?? 0n) }
}

/** Step: an operator's verdict on an identity that waits. Who is on the exclusion list is never verified. */
export async function judgeIdentity(
  tx: Tx,
  memberId: string,
  verdict: 'verified' | 'refused',
  reason: string,
): Promise<Refusal | undefined> {
  await queries.lockExclusions(tx)
  const state = await queries.lockIdentity(tx, memberId)
  if (state === undefined) return refuse('not_found')
  if (state !== 'waiting') return refuse('not_pending')
  if (verdict === 'verified' && (await queries.countHits(tx, memberId)) > 0)
    return refuse('person_excluded')
  await queries.decidePerson(tx, memberId, verdict, verdict === 'refused' ? reason : '')
  return undefined
}
