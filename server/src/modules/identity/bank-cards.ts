import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { isPlainText, tidyText } from '@suerte/domain/identity/plain-text.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { judgePaymentPassword } from './payment-password.ts'
import {
  addBankCard as insertCard,
  listBankCards as selectCards,
  type BankCardRow,
} from './queries/bank-cards.ts'
import { findProfile } from './queries/profile.ts'
import { tellOwner } from './tell-owner.ts'

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

const sameName = (a: string, b: string) => tidyText(a).toLowerCase() === tidyText(b).toLowerCase()

/** Puts a card on file. Where a payee name is set, the card must be in that name. */
export async function addBankCard(ctx: Ctx, input: Input<'POST /wps/member/bankCards'>) {
  const { memberId } = input.member
  const { bankCode, number, paymentPassword } = input.body
  const holder = tidyText(input.body.holder)
  const refused = await judgePaymentPassword(ctx, memberId, paymentPassword)
  if (refused) return refused
  if (!ctx.settings.current().fixed.banks.some((bank) => bank.code === bankCode))
    return refuse('field_invalid', { field: 'bankCode' })
  const payeeName = (await findProfile(ctx.db, memberId))?.payeeName ?? ''
  const own = payeeName === '' || sameName(payeeName, holder)
  if (!own || !isPlainText(input.body.holder)) return refuse('field_invalid', { field: 'holder' })
  const card = { id: newId(), bankCode, holder, numberEnding: number.slice(-4) }
  return transactionOr<ReturnType<typeof shown>, Refusal>(ctx.db, async (tx) => {
    const added = await insertCard(tx, {
      ...card,
      memberId,
      numberSealed: ctx.seal.close(Buffer.from(number)),
      numberDigest: ctx.seal.digest(`${bankCode}:${number}`),
    })
    if (!added) throw new Rollback<Refusal>(refuse('bank_card_exists', { field: 'number' }))
    await tellOwner(ctx, tx, memberId, 'bank_card_added')
    return shown(ctx, card)
  })
}
