import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { digestOf } from '../../platform/random.ts'
import { addressGroup } from './address-group.ts'
import {
  clearFailures,
  isKnownDevice,
  noteFailures,
  readFailures,
  takeTry,
} from './queries/login.ts'

/** Who tries to sign in to what: a browser that the account knows, or a stranger. */
export type Attempt = { username: string; known: boolean; counted: { what: string; who: string }[] }

const WINDOW_MS = 30 * 60_000
/** Wrong passwords in a row; then this way in is shut for strangers until a day passed without one. */
const LIMITS = { free: 2, slowestMs: 60_000, most: 100 }
/** From one address, over all accounts, before a captcha is asked for at once. */
const ADDRESS_FREE = 10

/**
 * Failures of a browser that the account knows are counted by that browser alone: strangers who guess
 * neither slow it down nor shut it out. All strangers of an account share a count, whatever their address.
 */
export async function attemptOf(
  ctx: Ctx,
  asked: { username: string; address: string; device: string },
): Promise<Attempt> {
  const { username, device } = asked
  const address = addressGroup(asked.address)
  const hash = digestOf(device)
  const known = device !== '' && (await isKnownDevice(ctx.db, username, hash))
  return {
    username,
    known,
    counted: known
      ? [{ what: 'device', who: `${username}|${hash.toString('hex')}` }]
      : [
          { what: 'strangers', who: username },
          { what: 'pair', who: `${username}|${address}` },
          { what: 'address', who: address },
        ],
  }
}

/** What an attempt has to bring before a password is looked at. */
export async function beforeAttempt(
  ctx: Ctx,
  { counted }: Attempt,
): Promise<{ captcha: boolean } | Refusal> {
  const rows = await readFailures(ctx.db, counted)
  let captcha = false
  for (const { what, failures, idleMs } of rows) {
    if (what !== 'address' && failures >= LIMITS.most) return refuse('login_held')
    captcha ||= idleMs < WINDOW_MS && (what !== 'address' || failures >= ADDRESS_FREE)
  }
  return { captcha }
}

/** Takes one try, before the password is looked at: of many at once, no more than may come through. */
export async function takeAttempt(ctx: Ctx, { counted }: Attempt): Promise<Refusal | undefined> {
  for (const count of counted)
    if (count.what !== 'address' && !(await takeTry(ctx.db, count, LIMITS)))
      return refuse('too_many_requests')
  return undefined
}

/** A wrong password counts against the address, too; against the account it was counted already. */
export async function failedAttempt(ctx: Ctx, { counted }: Attempt): Promise<void> {
  const address = counted.filter(({ what }) => what === 'address')
  if (address.length > 0) await noteFailures(ctx.db, address)
}

/** A success takes back what was counted for this account; what an address did elsewhere stays. */
export async function forgetFailures(tx: Tx, { username, counted }: Attempt): Promise<void> {
  const own = counted.filter(({ what }) => what !== 'address')
  await clearFailures(tx, [...own, { what: 'strangers', who: username }])
}

/** After a proof that is stronger than a password: the strangers' count of an account begins again. */
export function forgetStrangers(tx: Tx, username: string): Promise<void> {
  return clearFailures(tx, [{ what: 'strangers', who: username }])
}
