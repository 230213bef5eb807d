import { registerFields } from '@suerte/domain/identity/register-form.ts'
import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { describe, expect, it } from 'vitest'
import { knownFields, registerMethod, registerPayload } from './register-form.ts'

const rule = (field: string): FieldRule => ({
  field,
  enabled: true,
  required: true,
  maxLength: 60,
  regExp: '',
  order: 0,
})
const browser = { userAgent: 'Mozilla/5.0', standalone: false, iosStandalone: false }
const around = {
  way: 'username' as const,
  host: 'play.example',
  device: browser,
  requestId: '',
  human: undefined,
  social: undefined,
  documents: { terms: 't1', privacy: 'p1' },
}

describe('[REG-01] what is sent', () => {
  it('takes every field of the form, and fields of another way not at all', () => {
    const values = Object.fromEntries(registerFields.map((field) => [field, `${field}-1`]))
    const fields = registerFields.filter((field) => field !== 'mobileNum').map(rule)
    const payload = registerPayload(
      { ...values, countryDialingCode: '63', recommenderId: 'R7', age: '1' },
      { ...around, fields },
    )
    const { mobileNum: _, ...given } = values
    expect(payload).toEqual({
      ...given,
      recommenderId: 'R7',
      registerUrl: 'play.example',
      domain: 'play.example',
      registerMethod: 'H5',
      method: 'username',
      termsVersion: 't1',
      privacyVersion: 'p1',
      ageConfirmed: true,
      type: 0,
    })
  })

  it('writes usernames small and keeps the blanks of a password', () => {
    const payload = registerPayload(
      { username: ' Maria7 ', password: ' three words here ', age: '' },
      { ...around, fields: ['username', 'password'].map(rule) },
    )
    expect(payload).toMatchObject({
      username: 'maria7',
      password: ' three words here ',
      ageConfirmed: false,
    })
  })

  it('sends the calling code with a number and the code with its request', () => {
    const payload = registerPayload(
      { mobileNum: '0917', countryDialingCode: '63', verificationCode: '123456', age: '1' },
      { ...around, way: 'mobileNum', fields: [rule('mobileNum')], requestId: 'request' },
    )
    expect(payload).toMatchObject({
      method: 'mobileNum',
      countryDialingCode: '63',
      requestId: 'request',
      verificationCode: '123456',
    })
  })

  it('carries a social sign-in over without the e-mail that came with it', () => {
    const social = { firebaseChannel: 'google', firebaseIdToken: 'token', email: 'a@b.c' } as const
    const payload = registerPayload({ age: '1' }, { ...around, fields: [], social })
    expect(payload).toMatchObject({ firebaseChannel: 'google', firebaseIdToken: 'token' })
    expect(payload).not.toHaveProperty('email')
  })
})

it.each([
  ['APP', { ...browser, userAgent: 'Mozilla/5.0 SuerteApp/1.2', standalone: true }],
  ['WEBCLIP', { ...browser, standalone: true, iosStandalone: true }],
  ['PWA', { ...browser, standalone: true }],
  ['H5', browser],
])('[REG-05] tells that the page runs as %s', (method, device) => {
  expect(registerMethod(device)).toBe(method)
})

it('[REG-01] shows no field that has no place in the payload', () => {
  expect(knownFields(['username', 'shoeSize'].map(rule)).map(({ field }) => field)).toEqual([
    'username',
  ])
})
