import type { Reader, Tx } from '../../../platform/db.ts'
import type { Closing, IdentityState } from './profile.ts'

export type DocumentKind = 'terms' | 'privacy' | 'funds'
export type DocumentRow = {
  kind: DocumentKind
  version: string
  title: string
  body: string
  publishedAt: Date
}
export type Standing = {
  type: number
  consents: Record<string, string>
  identityState: IdentityState
  closing: Closing
}

/** What decides whether a member may play. */
export async function findStanding(db: Reader, memberId: string) {
  const [row] = await db<Standing[]>`
    select type, consents, identity_state, closing from member where id = ${memberId}`
  return row
}

/** The documents in force: the newest of each kind. */
export function documentsInForce(db: Reader) {
  return db<DocumentRow[]>`select distinct on (kind) * from legal_document
    order by kind, published_at desc, version desc`
}

export function listDocuments(db: Reader) {
  return db<DocumentRow[]>`
    select * from legal_document order by published_at desc, kind, version desc`
}

/** Adds a document; undefined when there is one of this kind and version. */
export async function addDocument(tx: Tx, document: Omit<DocumentRow, 'publishedAt'>) {
  const [row] = await tx<DocumentRow[]>`
    insert into legal_document (kind, version, title, body)
      values (${document.kind}, ${document.version}, ${document.title}, ${document.body})
      on conflict do nothing returning *`
  return row
}

/** Writes an agreement down, and what is agreed to now beside the member. */
export async function addConsent(
  tx: Tx,
  consent: { memberId: string; kind: string; version: string; address: string },
) {
  const { memberId, kind, version, address } = consent
  await tx`insert into consent (member_id, kind, version, address)
    values (${memberId}, ${kind}, ${version}, ${address}) on conflict do nothing`
  await tx`update member set consents = consents || ${tx.json({ [kind]: version })}
    where id = ${memberId}`
}
