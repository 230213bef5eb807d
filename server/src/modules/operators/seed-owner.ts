import type { Db } from '../../platform/db.ts'
import { digestOf, newToken, systemRandom } from '../../platform/random.ts'
import type { Seal } from '../../platform/seal.ts'
import { newOtpSecret } from './otp.ts'
import { addInvite, countOperators, endOwnerInvites } from './queries.ts'

const LINK_MS = 7 * 24 * 60 * 60_000

/** The path of a one-time link that makes the first operator; undefined once there is one. */
export async function seedOwnerLink(db: Db, seal: Seal): Promise<string | undefined> {
  if ((await countOperators(db)) > 0) return undefined
  // links of earlier starts end: one that lies in an old log must not make a second owner later
  await endOwnerInvites(db)
  const token = newToken(systemRandom)
  await addInvite(db, {
    tokenHash: digestOf(token),
    username: '',
    roles: ['owner', 'cashier'],
    otpSealed: seal.close(Buffer.from(newOtpSecret())),
    liveMs: LINK_MS,
  })
  return `/console/invite/${token}`
}
