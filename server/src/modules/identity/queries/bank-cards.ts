import type { Reader, Tx } from '../../../platform/db.ts'

export type BankCardRow = {
  id: string
  bankCode: string
  holder: string
  numberEnding: string
}

export function listBankCards(db: Reader, memberId: string) {
  return db<BankCardRow[]>`
    select id, bank_code, holder, number_ending from bank_card
      where member_id = ${memberId} and removed_at is null order by id`
}

export async function findBankCard(db: Reader, memberId: string, id: string) {
  const [row] = await db<BankCardRow[]>`
    select id, bank_code, holder, number_ending from bank_card
      where member_id = ${memberId} and id = ${id} and removed_at is null`
  return row
}

/** The card, kept from being removed until the transaction ends. */
export async function holdBankCard(tx: Tx, memberId: string, id: string) {
  const [row] = await tx<BankCardRow[]>`
    select id, bank_code, holder, number_ending from bank_card
      where member_id = ${memberId} and id = ${id} and removed_at is null for share`
  return row
}

/** Waits for withdrawals that are just being asked for; false when there is no such card. */
export async function lockBankCard(tx: Tx, memberId: string, id: string) {
  const rows = await tx`select 1 from bank_card
    where member_id = ${memberId} and id = ${id} and removed_at is null for update`
  return rows.length === 1
}

/** The row stays: withdrawals of the past name it. */
export async function removeBankCard(tx: Tx, id: string) {
  await tx`update bank_card set removed_at = suerte_now() where id = ${id}`
}

/** Labels of all cards that a member ever had: old withdrawals name removed ones. */
export function listAllBankCards(db: Reader, memberId: string) {
  return db<BankCardRow[]>`
    select id, bank_code, holder, number_ending from bank_card where member_id = ${memberId}`
}

/** The sealed numbers of cards, for the people who pay. */
export function sealedCards(db: Reader, ids: string[]) {
  return db<(BankCardRow & { numberSealed: Buffer })[]>`
    select id, bank_code, holder, number_ending, number_sealed from bank_card
      where id = any(${ids})`
}

/** Adds a card; false when the number is on file already. */
export async function addBankCard(
  tx: Tx,
  card: BankCardRow & { memberId: string; numberSealed: Buffer; numberDigest: Buffer },
) {
  const rows = await tx`
    insert into bank_card (id, member_id, bank_code, holder, number_sealed, number_digest, number_ending)
      values (${card.id}, ${card.memberId}, ${card.bankCode}, ${card.holder}, ${card.numberSealed},
        ${card.numberDigest}, ${card.numberEnding})
      on conflict (number_digest) where removed_at is null do nothing returning 1`
  return rows.length === 1
}

export async function setPaymentPasswordHash(tx: Tx, memberId: string, hash: string) {
  await tx`update member set payment_password_hash = ${hash} where id = ${memberId}`
}

export async function findPaymentPasswordHash(db: Reader, memberId: string) {
  const [row] = await db<{ paymentPasswordHash: string | null }[]>`
    select payment_password_hash from member where id = ${memberId}`
  return row?.paymentPasswordHash ?? undefined
}
