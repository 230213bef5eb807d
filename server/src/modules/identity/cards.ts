import type { Ctx } from '../../platform/context.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { Seal } from '../../platform/seal.ts'
import {
  findBankCard,
  holdBankCard,
  listAllBankCards,
  listBankCards,
  sealedCards,
  type BankCardRow,
} from './queries/bank-cards.ts'

export { lockBankCard, removeBankCard } from './queries/bank-cards.ts'

type Names = Pick<Ctx, 'settings'>

function labelled({ settings }: Names, card: BankCardRow) {
  const bank = settings.current().fixed.banks.find((known) => known.code === card.bankCode)
  return { id: card.id, label: `${bank?.name ?? card.bankCode} ···· ${card.numberEnding}` }
}

/** Step: a member's cards with a label that shows no more than the last four digits. */
export async function cardsOf(ctx: Names, db: Reader, memberId: string) {
  return (await listBankCards(db, memberId)).map((card) => labelled(ctx, card))
}

/** Step: the same with the cards that were removed, by id, for records of the past. */
export async function cardLabels(ctx: Names, db: Reader, memberId: string) {
  const cards = await listAllBankCards(db, memberId)
  return new Map(cards.map((card) => [card.id, labelled(ctx, card).label]))
}

export async function findCard(ctx: Names, db: Reader, memberId: string, id: string) {
  const card = await findBankCard(db, memberId, id)
  return card ? labelled(ctx, card) : undefined
}

/** Step: the card, which stays on file at least until the transaction ends. */
export async function holdCard(ctx: Names, tx: Tx, memberId: string, id: string) {
  const card = await holdBankCard(tx, memberId, id)
  return card ? labelled(ctx, card) : undefined
}

/** Step: whole card numbers, for the people who pay withdrawals. Never to be written down. */
export async function openCards(ctx: Names & { seal: Seal }, db: Reader, ids: string[]) {
  const cards = await sealedCards(db, ids)
  return new Map(
    cards.map((card) => [
      card.id,
      {
        label: labelled(ctx, card).label,
        holder: card.holder,
        bankCode: card.bankCode,
        number: ctx.seal.open(card.numberSealed).toString(),
      },
    ]),
  )
}
