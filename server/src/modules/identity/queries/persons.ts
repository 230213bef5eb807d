import type { Reader, Tx } from '../../../platform/db.ts'
import type { IdentityState } from './profile.ts'

export type PersonRow = {
  memberId: string
  name: string
  /** YYYY-MM-DD */
  birthDate: string
  address: string
  idNumberSealed: Buffer
  idNumberEnding: string
  numberDigest: Buffer
  nameDigest: Buffer
  reason: string
  sentAt: Date
}
export type NewPerson = Omit<PersonRow, 'reason' | 'sentAt'>
export type ExclusionRow = {
  id: string
  name: string
  birthDate: string
  note: string
  createdAt: Date
}
type Window = { limit: number; offset: number }

export async function findPerson(db: Reader, memberId: string) {
  const [row] = await db<PersonRow[]>`
    select *, birth_date::text as birth_date from person where member_id = ${memberId}`
  return row
}

/** How far the check is, under a lock. */
export async function lockIdentity(tx: Tx, memberId: string) {
  const [row] = await tx<{ identityState: IdentityState }[]>`
    select identity_state from member where id = ${memberId} for update`
  return row?.identityState
}

/** Writes who a member says to be. Throws a unique violation when another account is this person. */
export async function savePerson(tx: Tx, person: NewPerson) {
  await tx`
    insert into person (member_id, name, birth_date, address, id_number_sealed, id_number_ending,
        number_digest, name_digest)
      values (${person.memberId}, ${person.name}, ${person.birthDate}, ${person.address},
        ${person.idNumberSealed}, ${person.idNumberEnding}, ${person.numberDigest},
        ${person.nameDigest})
      on conflict (member_id) do update set name = excluded.name, birth_date = excluded.birth_date,
        address = excluded.address, id_number_sealed = excluded.id_number_sealed,
        id_number_ending = excluded.id_number_ending, number_digest = excluded.number_digest,
        name_digest = excluded.name_digest, reason = '', sent_at = suerte_now(),
        decided_at = null, active = true`
  await tx`update member set identity_state = 'waiting' where id = ${person.memberId}`
}

/** A refused person is no longer in the way of another account of the same person. */
export async function decidePerson(
  tx: Tx,
  memberId: string,
  verdict: 'verified' | 'refused',
  reason: string,
) {
  await tx`update person set reason = ${reason}, decided_at = suerte_now(),
    active = ${verdict === 'verified'} where member_id = ${memberId}`
  await tx`update member set identity_state = ${verdict} where id = ${memberId}`
}

/** Whoever closed the account may open another one. */
export async function freePerson(tx: Tx, memberId: string) {
  await tx`update person set active = false where member_id = ${memberId}`
}

export type QueuedPerson = PersonRow & {
  username: string
  state: IdentityState
  hits: string[]
  total: bigint
}

const hitsOf = (db: Reader) => db`array(
  select e.name || ' (' || e.birth_date || ')' || case when e.note = '' then '' else ': ' || e.note end
    from exclusion e where e.name_digest = p.name_digest or e.number_digest = p.number_digest
    order by e.id)`

/** Identities, those that wait first, oldest first. */
export function listPersons(db: Reader, state: IdentityState | undefined, page: Window) {
  return db<QueuedPerson[]>`
    select p.*, p.birth_date::text as birth_date, m.username, m.identity_state as state,
        ${hitsOf(db)} as hits, count(*) over () as total
      from person p join member m on m.id = p.member_id
      where ${state === undefined ? db`true` : db`m.identity_state = ${state}`}
      order by m.identity_state = 'waiting' desc, p.sent_at, p.member_id
      limit ${page.limit} offset ${page.offset}`
}

export async function countHits(tx: Tx, memberId: string) {
  const [row] = await tx<{ hits: string[] }[]>`
    select ${hitsOf(tx)} as hits from person p where p.member_id = ${memberId}`
  return row?.hits.length ?? 0
}

/** Verdicts and the exclusion list wait for each other: nobody is verified while being excluded. */
export async function lockExclusions(tx: Tx) {
  await tx`select pg_advisory_xact_lock(7303)`
}

export async function listExclusions(db: Reader, page: Window) {
  const rows = await db<ExclusionRow[]>`
    select id, name, birth_date::text as birth_date, note, created_at from exclusion
      order by id desc limit ${page.limit} offset ${page.offset}`
  const [count] = await db<{ total: bigint }[]>`select count(*) as total from exclusion`
  return { rows, total: Number(count?.total ?? 0n) }
}

export async function addExclusion(
  tx: Tx,
  exclusion: Omit<ExclusionRow, 'createdAt'> & { numberDigest: Buffer | null; nameDigest: Buffer },
): Promise<ExclusionRow> {
  const [row] = await tx<ExclusionRow[]>`
    insert into exclusion (id, name, birth_date, number_digest, name_digest, note)
      values (${exclusion.id}, ${exclusion.name}, ${exclusion.birthDate},
        ${exclusion.numberDigest}, ${exclusion.nameDigest}, ${exclusion.note})
      returning id, name, birth_date::text as birth_date, note, created_at`
  if (!row) throw new Error('an exclusion was not written')
  return row
}

/** What was removed; undefined when there was nothing. */
export async function deleteExclusion(tx: Tx, id: string) {
  const [row] = await tx<{ name: string; birthDate: string }[]>`
    delete from exclusion where id = ${id} returning name, birth_date::text as birth_date`
  return row
}

/** Members who were verified as one of these people and may still come in. */
export async function verifiedAs(tx: Tx, digests: { number: Buffer | null; name: Buffer }) {
  const rows = await tx<{ memberId: string; username: string }[]>`
    select p.member_id, m.username from person p join member m on m.id = p.member_id
      where p.active and m.identity_state = 'verified' and not m.disabled
        and (p.name_digest = ${digests.name} or p.number_digest = ${digests.number})`
  return [...rows]
}
