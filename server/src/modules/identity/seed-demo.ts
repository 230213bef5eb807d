import { parseMoney } from '@suerte/domain/money.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { newToken, systemRandom } from '../../platform/random.ts'
import { openAccounts, postTransfer } from '../ledger/post-transfer.ts'
import { defaultFixed } from '../settings/site-settings.ts'
import { newInviteCode } from './invite-codes.ts'
import { MEMBER_SERIES } from './member-series.ts'
import { hashPassword } from './passwords.ts'
import { addMember, findMemberByUsername } from './queries.ts'

const DEMO = 'demo'
const DEMO_MONEY = '1000'
const PASSWORD_LENGTH = 16

/** Makes the demo member with a random password; undefined when there is one. */
export async function seedDemoMember(db: Db) {
  if (await findMemberByUsername(db, DEMO)) return undefined
  const password = newToken(systemRandom).slice(0, PASSWORD_LENGTH)
  const passwordHash = await hashPassword(password)
  await transaction(db, (tx) => addDemoMember(tx, passwordHash))
  return { username: DEMO, password }
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
    inviteCode: newInviteCode(systemRandom),
    nickname: 'Demo',
    fields: {},
    registerMethod: 'H5',
    termsVersion: '',
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
