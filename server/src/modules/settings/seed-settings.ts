import { randomInt } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'
import { saveSettingOnce } from './queries.ts'

/** What a new site decides once: the seed of its jackpot counter. */
export async function seedSettings(tx: Tx): Promise<void> {
  await saveSettingOnce(tx, 'fixed', { jackpotSeed: randomInt(2 ** 31) })
}
