import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transaction, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import {
  addBankCard as insertCard,
  findMember,
  listBankCards as selectCards,
  setPaymentPasswordHash,
  type BankCardRow,
} from './queries.ts'

function shown(ctx: Ctx, card: BankCardRow) {
  const bank = ctx.settings.current().fixed.banks.find((known) => known.code === card.bankCode)
  return {
    id: card.id,
    bankCode: card.bankCode,
    bankName: bank?.name ?? card.bankCode,
    holder: card.holder,
    numberEnding: card.numberEnding,
  }
}

export async function listBankCards(ctx: Ctx, input: Input<'GET /wps/member/bankCards'>) {
  const cards = await selectCards(ctx.db, input.member.memberId)
  return {
    cards: cards.map((card) => shown(ctx, card)),
    banks: ctx.settings.current().fixed.banks,
  }
}

/** Sets the payment password; the login password must be given again. */
export async function setPaymentPassword(
  ctx: Ctx,
  input: Input<'POST /wps/member/paymentPassword'>,
) {
  const { memberId } = input.member
  if (!(await ctx.guard.allow('secret', memberId))) return refuse('too_many_requests')
  const member = await findMember(ctx.db, memberId)
  if (!(await checkPassword(member?.passwordHash, input.body.password)))
    return refuse('login_failed', { field: 'password' })
  const hash = await hashPassword(input.body.paymentPassword)
  await transaction(ctx.db, (tx) => setPaymentPasswordHash(tx, memberId, hash))
  await ctx.guard.forget('secret', memberId)
  return { success: true as const }
}

/** The payment password as a step of other use cases; tries are counted per member. */
export async function checkPaymentPassword(
  ctx: Ctx,
  memberId: string,
  given: string,
): Promise<Refusal | undefined> {
  if (!(await ctx.guard.allow('secret', memberId))) return refuse('too_many_requests')
  const member = await findMember(ctx.db, memberId)
  if (!member?.paymentPasswordHash) return refuse('payment_password_missing')
  if (!(await checkPassword(member.paymentPasswordHash, given)))
    return refuse('payment_password_wrong', { field: 'paymentPassword' })
  await ctx.guard.forget('secret', memberId)
  return undefined
}

export async function addBankCard(ctx: Ctx, input: Input<'POST /wps/member/bankCards'>) {
  const { memberId } = input.member
  const { bankCode, holder, number, paymentPassword } = input.body
  const refused = await checkPaymentPassword(ctx, memberId, paymentPassword)
  if (refused) return refused
  if (!ctx.settings.current().fixed.banks.some((bank) => bank.code === bankCode))
    return refuse('field_invalid', { field: 'bankCode' })
  const card = { id: newId(), bankCode, holder, numberEnding: number.slice(-4) }
  return transactionOr<ReturnType<typeof shown>, Refusal>(ctx.db, async (tx) => {
    const added = await insertCard(tx, {
      ...card,
      memberId,
      numberSealed: ctx.seal.close(Buffer.from(number)),
      numberDigest: ctx.seal.digest(`${bankCode}:${number}`),
    })
    if (!added) throw new Rollback<Refusal>(refuse('bank_card_exists', { field: 'number' }))
    return shown(ctx, card)
  })
}
