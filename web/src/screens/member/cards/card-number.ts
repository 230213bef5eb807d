/** Numbers are often written in groups. */
export function plainNumber(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** As the server takes the number of a card or an account: 8 to 24 digits. */
export function isCardNumber(text: string): boolean {
  return /^\d{8,24}$/.test(plainNumber(text))
}
