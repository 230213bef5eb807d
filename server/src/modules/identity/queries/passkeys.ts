import type { Db, Reader, Tx } from '../../../platform/db.ts'

export type PasskeyKind = 'member' | 'operator'
export type PasskeyRow = {
  id: string
  owner: string
  credentialId: string
  publicKey: Buffer
  counter: bigint
  transports: string[]
  name: string
  createdAt: Date
  usedAt: Date | null
}

export function listPasskeyRows(db: Reader, kind: PasskeyKind, owner: string) {
  return db<PasskeyRow[]>`
    select * from passkey where kind = ${kind} and owner = ${owner} order by created_at, id`
}

export async function findPasskey(db: Reader, kind: PasskeyKind, credentialId: string) {
  const [row] = await db<PasskeyRow[]>`
    select * from passkey where kind = ${kind} and credential_id = ${credentialId}`
  return row
}

/** Keeps a passkey; false when it is on file already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Pick<
    PasskeyRow,
    'id' | 'owner' | 'credentialId' | 'publicKey' | 'transports' | 'name'
  > & { kind: PasskeyKind; counter: number },
): Promise<boolean> {
  const rows = await tx`
    insert into passkey (id, kind, owner, credential_id, public_key, counter, transports, name)
      values (${passkey.id}, ${passkey.kind}, ${passkey.owner}, ${passkey.credentialId},
        ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports}, ${passkey.name})
      on conflict (credential_id) do nothing returning 1`
  return rows.length === 1
}

/** Notes a use; false when the counter did not move on, as it would with a copied key. */
export async function notePasskeyUse(db: Reader, id: string, counter: number): Promise<boolean> {
  const rows = await db`
    update passkey set counter = ${counter}, used_at = suerte_now()
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`
  return rows.length === 1
}

export async function deletePasskey(tx: Tx, kind: PasskeyKind, owner: string, id: string) {
  const rows = await tx`
    delete from passkey where kind = ${kind} and owner = ${owner} and id = ${id} returning 1`
  return rows.length === 1
}

export async function deletePasskeys(tx: Tx, kind: PasskeyKind, owner: string): Promise<void> {
  await tx`delete from passkey where kind = ${kind} and owner = ${owner}`
}

export async function countPasskeys(db: Reader, kind: PasskeyKind, owner: string) {
  const [row] = await db<{ total: bigint }[]>`
    select count(*) as total from passkey where kind = ${kind} and owner = ${owner}`
  return Number(row?.total ?? 0n)
}

export async function addCeremony(
  db: Db,
  ceremony: {
    id: string
    kind: PasskeyKind
    owner: string | null
    challenge: string
    liveS: number
  },
): Promise<void> {
  await db`insert into passkey_ceremony (id, kind, owner, challenge, expires_at)
    values (${ceremony.id}, ${ceremony.kind}, ${ceremony.owner}, ${ceremony.challenge},
      suerte_now() + ${ceremony.liveS} * interval '1 second')`
}

/** The challenge of a ceremony, once. */
export async function takeCeremony(
  db: Db,
  kind: PasskeyKind,
  id: string,
): Promise<{ owner: string | null; challenge: string } | undefined> {
  const [row] = await db<{ owner: string | null; challenge: string }[]>`
    delete from passkey_ceremony where kind = ${kind} and id = ${id}
      and expires_at > suerte_now() returning owner, challenge`
  return row
}

export async function sweepCeremonies(db: Db): Promise<void> {
  await db`delete from passkey_ceremony where expires_at < suerte_now()`
}
