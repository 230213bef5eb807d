import type { Reader } from '../../platform/db.ts'
import type { Seal } from '../../platform/seal.ts'
import { findBankCard, listBankCards, sealedCards, type BankCardRow } from './queries.ts'

const labelled = (card: BankCardRow) => ({
  id: card.id,
  label: `${card.bankCode} ···· ${card.numberEnding}`,
})

/** Step: a member's cards with a label that shows no more than the last four digits. */
export async function cardsOf(db: Reader, memberId: string) {
  return (await listBankCards(db, memberId)).map(labelled)
}

export async function findCard(db: Reader, memberId: string, id: string) {
  const card = await findBankCard(db, memberId, id)
  return card ? labelled(card) : undefined
}

/** Step: whole card numbers, for the people who pay withdrawals. Never to be written down. */
export async function openCards(db: Reader, seal: Seal, ids: string[]) {
  const cards = await sealedCards(db, ids)
  return new Map(
    cards.map((card) => [
      card.id,
      {
        label: labelled(card).label,
        holder: card.holder,
        bankCode: card.bankCode,
        number: seal.open(card.numberSealed).toString(),
      },
    ]),
  )
}
