import type { Ctx } from '../../platform/context.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { personDigests, plainNumber } from './person-digests.ts'
import * as queries from './queries/persons.ts'
import { shutOut } from './shut-out.ts'

function shown({ id, name, birthDate, note, createdAt }: queries.ExclusionRow) {
  return { id, name, birthDate, note, createdAtMs: createdAt.getTime() }
}

export async function allExclusions(db: Reader, page: { limit: number; offset: number }) {
  const { rows, total } = await queries.listExclusions(db, page)
  return { content: rows.map(shown), total }
}

/** Step: puts a person on the list. Members who were verified as this person are shut out; told by name. */
export async function excludePerson(
  ctx: Ctx,
  tx: Tx,
  person: { name: string; birthDate: string; idNumber: string; note: string },
) {
  await queries.lockExclusions(tx)
  const { name: nameDigest, number } = personDigests(ctx.seal, person)
  const numberDigest = plainNumber(person.idNumber) === '' ? null : number
  const { name, birthDate, note } = person
  const row = { id: newId(), name, birthDate, note, numberDigest, nameDigest }
  const exclusion = shown(await queries.addExclusion(tx, row))
  const members = await queries.verifiedAs(tx, { number: numberDigest, name: nameDigest })
  for (const { memberId } of members) await shutOut(tx, memberId)
  return { exclusion, members }
}

/** Step: takes a person off the list; undefined when there was nobody. Accounts stay as they are. */
export async function readmitPerson(tx: Tx, id: string) {
  await queries.lockExclusions(tx)
  return queries.deleteExclusion(tx, id)
}
