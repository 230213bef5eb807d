import { randomInt } from 'node:crypto'
import { connect, transaction, type Tx } from './platform/db.ts'
import { newId } from './platform/ids.ts'
import { digestOf, newToken, systemRandom } from './platform/random.ts'
import { loadSeal } from './platform/seal.ts'
import { parseMoney } from '@suerte/domain/money.ts'
import { MEMBER_SERIES } from './modules/identity/member-series.ts'
import { hashPassword } from './modules/identity/passwords.ts'
import { addMember, findMemberByUsername } from './modules/identity/queries.ts'
import { openAccounts, postTransfer } from './modules/ledger/post-transfer.ts'
import { seedGames } from './modules/lottery/seed-games.ts'
import { seedContent } from './modules/messages/seed-content.ts'
import { newOtpSecret } from './modules/operators/otp.ts'
import { addInvite, countOperators } from './modules/operators/queries.ts'
import { saveSettingOnce } from './modules/settings/queries.ts'
import { defaultFixed } from './modules/settings/site-settings.ts'

export type Seeded = {
  demoMember?: { username: string; password: string }
  /** Path of the one-time link that makes the first operator; new at each start until it was used. */
  ownerLink?: string
}

const DEMO = 'demo'
const DEMO_MONEY = '1000'
const OWNER_LINK_MS = 7 * 24 * 60 * 60_000

/** Fills a new database with games, content and, unless told otherwise, a demo member. Safe to run again. */
export async function seed(
  databaseUrl: string,
  dataFolder: string,
  { demo = true }: { demo?: boolean } = {},
): Promise<Seeded> {
  const db = connect(databaseUrl, { max: 1 })
  try {
    const seal = await loadSeal(dataFolder)
    const seeded: Seeded = {}
    await transaction(db, async (tx) => {
      await seedGames(tx)
      await seedContent(tx)
      await saveSettingOnce(tx, 'fixed', { jackpotSeed: randomInt(2 ** 31) })
    })
    if (demo && !(await findMemberByUsername(db, DEMO))) {
      const password = `${newToken(systemRandom).slice(0, 10)}7a`
      const passwordHash = await hashPassword(password)
      await transaction(db, (tx) => addDemoMember(tx, passwordHash))
      seeded.demoMember = { username: DEMO, password }
    }
    if ((await countOperators(db)) === 0) {
      const token = newToken(systemRandom)
      await addInvite(db, {
        tokenHash: digestOf(token),
        username: '',
        roles: ['owner', 'cashier'],
        otpSealed: seal.close(Buffer.from(newOtpSecret())),
        liveMs: OWNER_LINK_MS,
      })
      seeded.ownerLink = `/console/invite/${token}`
    }
    return seeded
  } finally {
    await db.end()
  }
}

async function addDemoMember(tx: Tx, passwordHash: string) {
  const memberId = newId()
  await addMember(tx, {
    id: memberId,
    username: DEMO,
    type: 0,
    merchantCode: defaultFixed.merchantCode,
    ledger: 'real',
    passwordHash,
    nickname: 'Demo',
    fields: {},
    registerMethod: 'H5',
    termsVersion: defaultFixed.termsVersion,
    memberSeries: MEMBER_SERIES,
  })
  await openAccounts(tx, memberId, 'real')
  await postTransfer(tx, {
    memberId,
    ledger: 'real',
    kind: 'correction',
    debit: 'correction',
    credit: 'cash',
    amount: parseMoney(DEMO_MONEY) ?? 0n,
    key: 'demo_money',
    cause: 'demo',
  })
}
