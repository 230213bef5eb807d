import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { parseMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr, type Tx } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { digestOf, newToken } from '../../platform/random.ts'
import { openAccounts, postTransfer } from '../ledger/post-transfer.ts'
import { addressGroup } from './address-group.ts'
import { MEMBER_SERIES } from './member-series.ts'
import { addMember, endSession, noteLogin } from './queries.ts'
import { countSend } from './queries/codes.ts'
import { startSession, TRIAL_TYPE } from './sessions.ts'

const DAY_S = 86_400
const PER_DEVICE = 5
const PER_ADDRESS = 30

/** A guest account with trial money on its own ledger; it has no password, so its session is the only way in. */
export async function startTrial(ctx: Ctx, input: Input<'POST /wps/account/trial'>) {
  const { site, fixed } = ctx.settings.current()
  if (!(await ctx.guard.allow('trial', addressGroup(input.address))))
    return refuse('too_many_requests')
  if (!site.whitelabel['TRIAL3']) return refuse('feature_off')
  const device = input.device === '' ? newToken(ctx.random) : input.device
  const username = `trial${ctx.random.bytes(5).toString('hex')}`
  const session = await transactionOr<{ token: string; handle: string }, Refusal>(
    ctx.db,
    async (tx) => {
      const deviceHash = digestOf(device).toString('hex')
      const tooMany =
        (await countSend(tx, 'trial:address', addressGroup(input.address), DAY_S)) > PER_ADDRESS ||
        (await countSend(tx, 'trial:device', deviceHash, DAY_S)) > PER_DEVICE
      if (tooMany) throw new Rollback<Refusal>(refuse('too_many_requests'))
      if (input.cookie !== '') await endSession(tx, digestOf(input.cookie))
      const memberId = await openTrial(ctx, tx, username)
      return startSession(ctx, tx, { memberId, address: input.address, agent: input.agent })
    },
  )
  if (isRefusal(session)) return session
  input.setCookie('member', session.token)
  input.setCookie('device', device)
  return {
    token: session.handle,
    merchantCode: fixed.trialMerchantCode,
    userName: username,
    customerType: TRIAL_TYPE,
  }
}

async function openTrial(ctx: Ctx, tx: Tx, username: string): Promise<string> {
  const { site, fixed, documents } = ctx.settings.current()
  const memberId = newId()
  const added = await addMember(tx, {
    id: memberId,
    username,
    type: TRIAL_TYPE,
    merchantCode: fixed.trialMerchantCode,
    ledger: 'trial',
    passwordHash: null,
    inviteCode: null,
    nickname: '',
    fields: {},
    registerMethod: 'H5',
    termsVersion: documents.terms,
    memberSeries: MEMBER_SERIES,
  })
  if (!added) throw new Error('two trial accounts got the same random name')
  await openAccounts(tx, memberId, 'trial')
  await postTransfer(tx, {
    memberId,
    ledger: 'trial',
    kind: 'trial_grant',
    debit: 'trial_mint',
    credit: 'cash',
    amount: parseMoney(site.trialGrant) ?? 0n,
    key: `trial_grant:${memberId}`,
    cause: memberId,
  })
  await noteLogin(tx, memberId)
  return memberId
}
