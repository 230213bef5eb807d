type Values = { oldPaymentPassword?: string; paymentPassword: string; again: string }
type Texts = { digits: string; differs: string; same: string }

/** Six digits, as the server takes them. */
export function isPaymentPassword(text: string): boolean {
  return /^\d{6}$/.test(text)
}

/** What is wrong with a new payment password, its repetition and, for a change, the old one. */
export function newDigitsProblems(
  { oldPaymentPassword = '', paymentPassword, again }: Values,
  change: boolean,
  texts: Texts,
): Partial<Record<keyof Values, string>> {
  const same = change && paymentPassword === oldPaymentPassword
  return {
    ...(change && !isPaymentPassword(oldPaymentPassword) && { oldPaymentPassword: texts.digits }),
    ...(same && { paymentPassword: texts.same }),
    ...(!isPaymentPassword(paymentPassword) && { paymentPassword: texts.digits }),
    ...(again !== paymentPassword && { again: texts.differs }),
  }
}
