import { refuse } from '@suerte/contract/refusals.ts'
import { parseMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { newToken } from '../../platform/random.ts'
import { openAccounts, postTransfer } from '../ledger/post-transfer.ts'
import { MEMBER_SERIES } from './member-series.ts'
import { hashPassword } from './passwords.ts'
import { addMember, noteLogin } from './queries.ts'
import { startSession } from './sessions.ts'

const TRIAL_TYPE = 4

/** A guest account with trial money on its own ledger; nobody knows its password. */
export async function startTrial(ctx: Ctx, input: Input<'POST /wps/account/trial'>) {
  const { site, fixed } = ctx.settings.current()
  if (!(await ctx.guard.allow('trial', input.address))) return refuse('too_many_requests')
  if (!site.whitelabel['TRIAL3']) return refuse('feature_off')
  const memberId = newId()
  const username = `trial${ctx.random.bytes(5).toString('hex')}`
  const passwordHash = await hashPassword(newToken(ctx.random))
  const grant = parseMoney(fixed.trialGrant) ?? 0n
  const session = await transaction(ctx.db, async (tx) => {
    const added = await addMember(tx, {
      id: memberId,
      username,
      type: TRIAL_TYPE,
      merchantCode: fixed.trialMerchantCode,
      ledger: 'trial',
      passwordHash,
      nickname: '',
      fields: {},
      registerMethod: 'H5',
      termsVersion: fixed.termsVersion,
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
      amount: grant,
      key: `trial_grant:${memberId}`,
      cause: memberId,
    })
    await noteLogin(tx, memberId)
    return startSession(ctx, tx, { memberId, address: input.address, agent: input.agent })
  })
  input.setCookie('member', session.token)
  return {
    token: session.handle,
    merchantCode: fixed.trialMerchantCode,
    userName: username,
    customerType: 4 as const,
  }
}
