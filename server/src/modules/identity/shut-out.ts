import type { Tx } from '../../platform/db.ts'
import { setDisabled } from './queries/profile.ts'
import { endSessionsOf } from './sessions.ts'

export { endSessionsOf } from './sessions.ts'

/** Step: disables a member and ends every session at once. Whether it was disabled before; undefined for nobody. */
export async function shutOut(tx: Tx, memberId: string): Promise<boolean | undefined> {
  const old = await setDisabled(tx, memberId, true)
  if (!old) return undefined
  await endSessionsOf(tx, memberId)
  return old.before
}

/** Step: lets a member in again. */
export async function letIn(tx: Tx, memberId: string): Promise<boolean | undefined> {
  return (await setDisabled(tx, memberId, false))?.before
}
