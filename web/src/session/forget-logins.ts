import { storageKeys } from '../constants.ts'

export function forgetLogin(): void {
  localStorage.removeItem(storageKeys.remembered)
  localStorage.removeItem(storageKeys.rememberedSalt)
}

export function forgetMobile(): void {
  localStorage.removeItem(storageKeys.rememberedSms)
}

export function hasRemembered(): boolean {
  const { remembered, rememberedSms } = storageKeys
  return [remembered, rememberedSms].some((key) => localStorage.getItem(key) !== null)
}

/** Both records, with the salt. */
export function forgetLogins(): void {
  forgetLogin()
  forgetMobile()
}
