import { registerPayload } from '@suerte/contract/account.ts'
import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { firstProblem } from '@suerte/domain/identity/fields.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { openAccounts } from '../ledger/post-transfer.ts'
import { MEMBER_SERIES } from './member-series.ts'
import { openSealed } from './encryption.ts'
import { isHuman } from './human-check.ts'
import { hashPassword } from './passwords.ts'
import { addMember, noteLogin } from './queries.ts'
import { startSession } from './sessions.ts'

/** Opens a player's account and signs in. Nothing is written unless all of it is right. */
export async function registerMember(ctx: Ctx, input: Input<'PUT /wps/account/register'>) {
  const { site, fixed } = ctx.settings.current()
  if (!(await ctx.guard.allow('register', input.address))) return refuse('too_many_requests')
  if (!site.whitelabel['REG3'] || !site.whitelabel['USERNAMEREG3']) return refuse('feature_off')
  const asked = await openSealed(ctx, input.body.data, registerPayload)
  if (isRefusal(asked)) return asked
  if (!asked.termsAccepted || !asked.ageConfirmed) return refuse('terms_not_accepted')
  const username = asked.username.toLowerCase()
  const { password, confirmPassword } = asked
  const values = { ...asked.fields, username, password, confirmPassword }
  const problem = firstProblem(fixed.register, values)
  if (problem)
    return refuse('field_invalid', { field: problem.field, detail: { problem: problem.problem } })
  if (password !== confirmPassword)
    return refuse('field_invalid', { field: 'confirmPassword', detail: { problem: 'differs' } })
  if (!(await isHuman(ctx, asked.human))) return refuse('captcha_wrong', { field: 'captcha' })

  const memberId = newId()
  const passwordHash = await hashPassword(password)
  const known = new Set(fixed.register.filter((rule) => rule.enabled).map((rule) => rule.field))
  const answer = await transactionOr<{ token: string; handle: string }, Refusal>(
    ctx.db,
    async (tx) => {
      const added = await addMember(tx, {
        id: memberId,
        username,
        type: asked.type,
        merchantCode: fixed.merchantCode,
        ledger: 'real',
        passwordHash,
        nickname: asked.fields['nickname'] ?? '',
        fields: Object.fromEntries(
          Object.entries(asked.fields).filter(([name]) => known.has(name)),
        ),
        registerMethod: asked.registerMethod,
        termsVersion: fixed.termsVersion,
        memberSeries: MEMBER_SERIES,
      })
      if (!added) throw new Rollback<Refusal>(refuse('username_taken', { field: 'username' }))
      await openAccounts(tx, memberId, 'real')
      await noteLogin(tx, memberId)
      return startSession(ctx, tx, { memberId, address: input.address, agent: input.agent })
    },
  )
  if (isRefusal(answer)) return answer
  input.setCookie('member', answer.token)
  return {
    token: answer.handle,
    merchantCode: fixed.merchantCode,
    userName: username,
    type: asked.type,
    firstTimeLogin: true,
  }
}
