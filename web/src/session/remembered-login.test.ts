import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLogins, hasRemembered } from './forget-logins.ts'
import { recallLogin, recallMobile, rememberLogin, rememberMobile } from './remembered-login.ts'

// The key of this device; the browser keeps it where a test has no place.
const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
  'encrypt',
  'decrypt',
])
vi.mock('./device-key.ts', () => ({ deviceKey: () => key }))

const held = new Map<string, string>()
beforeEach(() => {
  held.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
    removeItem: (name: string) => held.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('[LOGIN-07] what a device remembers', () => {
  it('is the username with its password, which nobody can read in the record', async () => {
    await rememberLogin('maria', 'three good words')
    expect([...held.values()].join()).not.toContain('three good words')
    expect(JSON.parse(held.get('rememberedLogin') ?? '')).toMatchObject({
      type: 'username',
      username: 'maria',
      countryDialingCode: '',
    })
    expect(await recallLogin()).toEqual({ username: 'maria', password: 'three good words' })
  })

  it('is the number with its calling code for SMS, in a record of its own', async () => {
    await rememberLogin('maria', 'three good words')
    rememberMobile({ countryDialingCode: '63', mobileNum: '0917 123 4567' })
    expect(recallMobile()).toEqual({ countryDialingCode: '63', mobileNum: '0917 123 4567' })
    expect(JSON.parse(held.get('rememberedLoginSms') ?? '')).toMatchObject({
      type: 'sms',
      password: '',
    })
    expect(await recallLogin()).toMatchObject({ username: 'maria' })
  })

  it('is nothing after it was told to forget: neither records nor salt', async () => {
    await rememberLogin('maria', 'three good words')
    rememberMobile({ countryDialingCode: '63', mobileNum: '0917' })
    expect(hasRemembered()).toBe(true)
    forgetLogins()
    expect(hasRemembered()).toBe(false)
    expect([...held.keys()]).toEqual([])
    expect(await recallLogin()).toBeUndefined()
    expect(recallMobile()).toBeUndefined()
  })

  it('is forgotten when the key of the device cannot open it any more', async () => {
    await rememberLogin('maria', 'three good words')
    held.set('rememberedLoginSalt', btoa('another salt'))
    expect(await recallLogin()).toBeUndefined()
    expect(held.has('rememberedLogin')).toBe(false)
  })
})
