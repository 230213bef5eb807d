import { storageKeys } from '../constants.ts'
import { deviceKey } from './device-key.ts'
import { forgetLogin, forgetMobile } from './forget-logins.ts'
import type { Mobile } from './mobile/mobile.ts'

/** The record of the specification, one per method; the password inside is encrypted. */
type Stored = {
  type: 'username' | 'sms'
  /** For SMS, the mobile number. */
  username: string
  password: string
  countryDialingCode: string
}

const SALT_BYTES = 12

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

export async function rememberLogin(username: string, password: string): Promise<void> {
  const key = await deviceKey()
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: salt },
    key,
    new TextEncoder().encode(password),
  )
  const stored: Stored = {
    type: 'username',
    username,
    password: base64(new Uint8Array(sealed)),
    countryDialingCode: '',
  }
  localStorage.setItem(storageKeys.remembered, JSON.stringify(stored))
  localStorage.setItem(storageKeys.rememberedSalt, base64(salt))
}

/** What was remembered on this device; undefined when nothing was, or when its key is gone. */
export async function recallLogin(): Promise<{ username: string; password: string } | undefined> {
  const text = localStorage.getItem(storageKeys.remembered)
  const salt = localStorage.getItem(storageKeys.rememberedSalt)
  if (!text || !salt) return undefined
  try {
    // Written by rememberLogin.
    const stored = JSON.parse(text) as Stored
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytesOf(salt) },
      await deviceKey(),
      bytesOf(stored.password),
    )
    return { username: stored.username, password: new TextDecoder().decode(opened) }
  } catch {
    forgetLogin()
    return undefined
  }
}

/** The number only: a code is good once. */
export function rememberMobile({ countryDialingCode, mobileNum }: Mobile): void {
  const stored: Stored = { type: 'sms', username: mobileNum, password: '', countryDialingCode }
  localStorage.setItem(storageKeys.rememberedSms, JSON.stringify(stored))
}

export function recallMobile(): Mobile | undefined {
  try {
    // Written by rememberMobile.
    const stored = JSON.parse(localStorage.getItem(storageKeys.rememberedSms) ?? '') as Stored
    return { countryDialingCode: stored.countryDialingCode, mobileNum: stored.username }
  } catch {
    forgetMobile()
    return undefined
  }
}
