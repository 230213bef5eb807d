import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { lockBankCard, removeBankCard as takeOff } from '../identity/cards.ts'
import { lockClosing } from '../identity/closing.ts'
import { tellOwner } from '../identity/tell-owner.ts'
import { cardInUse } from './queries.ts'

/** Takes a card off the file. One that money is on its way to, or will be when the account closes, stays. */
export async function removeBankCard(ctx: Ctx, input: Input<'DELETE /wps/member/bankCards/:id'>) {
  const { memberId } = input.member
  const { id } = input.params
  return transactionOr<{ success: true }, Refusal>(ctx.db, async (tx) => {
    const member = await lockClosing(tx, memberId)
    if (!(await lockBankCard(tx, memberId, id))) throw new Rollback<Refusal>(refuse('not_found'))
    if (member?.closingCard === id || (await cardInUse(tx, memberId, id)))
      throw new Rollback<Refusal>(refuse('bank_card_needed'))
    await takeOff(tx, id)
    await tellOwner(ctx, tx, memberId, 'bank_card_removed')
    return { success: true }
  })
}
