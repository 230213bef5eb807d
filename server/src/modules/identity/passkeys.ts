import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import {
  addCeremony,
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeyRows,
  notePasskeyUse,
  takeCeremony,
  type PasskeyKind,
  type PasskeyRow,
} from './queries/passkeys.ts'

export type { PasskeyKind } from './queries/passkeys.ts'
/** What the browser gave back, still unread. */
export type CeremonyAnswer = { ceremonyId: string; answer: unknown }

const LIVE_S = 300
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where passkeys of this site are good: its own address, by our settings and never by a header. */
function site(ctx: Ctx) {
  const url = new URL(ctx.publicUrl)
  return { origin: url.origin, rpID: url.hostname }
}

const transportsOf = (row: PasskeyRow) =>
  // written from the library's own list
  row.transports as AuthenticatorTransport[]

/** Passkeys of an owner as lists show them. */
export async function listPasskeysOf(ctx: Ctx, kind: PasskeyKind, owner: string) {
  const rows = await listPasskeyRows(ctx.db, kind, owner)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAtMs: row.createdAt.getTime(),
    usedAtMs: row.usedAt?.getTime() ?? null,
  }))
}

/** Step: removes a passkey of its owner; false when there is none. */
export function dropPasskey(tx: Tx, kind: PasskeyKind, owner: string, id: string) {
  return deletePasskey(tx, kind, owner, id)
}

/** A challenge for a new passkey: one that finds its owner by itself and checks who holds it. */
export async function startPasskey(
  ctx: Ctx,
  kind: PasskeyKind,
  owner: { id: string; name: string },
) {
  const known = await listPasskeyRows(ctx.db, kind, owner.id)
  const options = await generateRegistrationOptions({
    rpName: ctx.settings.current().site.brand,
    rpID: site(ctx).rpID,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((row) => ({
      id: row.credentialId,
      transports: transportsOf(row),
    })),
  })
  return begin(ctx, kind, owner.id, options)
}

/** A challenge for signing in; nobody has to say a name first. */
export async function startPasskeyLogin(ctx: Ctx, kind: PasskeyKind) {
  const options = await generateAuthenticationOptions({
    rpID: site(ctx).rpID,
    userVerification: 'required',
  })
  return begin(ctx, kind, null, options)
}

async function begin(
  ctx: Ctx,
  kind: PasskeyKind,
  owner: string | null,
  options: { challenge: string },
) {
  const ceremonyId = newId()
  const { challenge } = options
  await addCeremony(ctx.db, { id: ceremonyId, kind, owner, challenge, liveS: LIVE_S })
  return { ceremonyId, options: { ...options } }
}

async function challengeOf(ctx: Ctx, kind: PasskeyKind, id: string) {
  return UUID.test(id) ? takeCeremony(ctx.db, kind, id) : undefined
}

/** Step: keeps a passkey when it answers the challenge that was made for this owner. */
export async function keepPasskey(
  ctx: Ctx,
  kind: PasskeyKind,
  given: CeremonyAnswer & { owner: string; name: string },
): Promise<((tx: Tx) => Promise<boolean>) | Refusal> {
  const ceremony = await challengeOf(ctx, kind, given.ceremonyId)
  if (!ceremony || ceremony.owner !== given.owner) return refuse('passkey_invalid')
  const { origin, rpID } = site(ctx)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // the library reads and checks every part of it
      response: given.answer as RegistrationResponseJSON,
      expectedChallenge: ceremony.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    if (!verified) return refuse('passkey_invalid')
    const { credential } = registrationInfo
    return (tx) =>
      insertPasskey(tx, {
        id: newId(),
        kind,
        owner: given.owner,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: given.name,
      })
  } catch (error) {
    ctx.log.info({ error }, 'passkey refused')
    return refuse('passkey_invalid')
  }
}

/** Judges a passkey's answer: the owner's id, or a refusal. A challenge is good once. */
export async function checkPasskey(
  ctx: Ctx,
  kind: PasskeyKind,
  given: CeremonyAnswer & { owner?: string },
): Promise<string | Refusal> {
  const ceremony = await challengeOf(ctx, kind, given.ceremonyId)
  if (!ceremony || ceremony.owner !== null) return refuse('passkey_invalid')
  // the library reads and checks every part of it
  const response = given.answer as AuthenticationResponseJSON
  const passkey = await findPasskey(ctx.db, kind, response.id)
  if (!passkey || (given.owner !== undefined && passkey.owner !== given.owner))
    return refuse('passkey_invalid')
  const { origin, rpID } = site(ctx)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: ceremony.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: transportsOf(passkey),
      },
    })
    if (!verified || !(await notePasskeyUse(ctx.db, passkey.id, authenticationInfo.newCounter)))
      return refuse('passkey_invalid')
    return passkey.owner
  } catch (error) {
    ctx.log.info({ error }, 'passkey refused')
    return refuse('passkey_invalid')
  }
}
