import { providers as shape } from '@suerte/contract/console-accounts.ts'
import { expect, test } from 'vitest'
import { dropsSecret, providerChanges, providerFields, trimmed } from './provider-changes.ts'
import type { Providers } from './provider-changes.ts'

const kept: Providers = {
  sms: { provider: 'signed', url: 'https://sms.test/a', account: '', from: '', hasSecret: true },
  mail: {
    provider: 'smtp',
    host: 'mail.test',
    port: 587,
    secure: false,
    user: 'me',
    from: 'me@mail.test',
    hasSecret: true,
  },
  firebase: { enabled: false, projectId: '', apiKey: '', identityUrl: 'a', jwksUrl: 'b' },
}
const noSecrets = { sms: '', mail: '' }

test('the form has every field of the contract, and a secret for each channel', () => {
  const fields = Object.entries(shape.shape).flatMap(([group, part]) =>
    Object.keys(part.shape).map((name) => `${group}.${name === 'hasSecret' ? 'secret' : name}`),
  )
  expect([...providerFields].toSorted()).toEqual(fields.toSorted())
})

test('a new secret is a change, but its text is in none', () => {
  const changes = providerChanges(kept, { providers: kept, secrets: { sms: 'hush', mail: '' } })
  expect(changes).toEqual([{ field: 'sms.secret', before: '', after: 'new' }])
  expect(providerChanges(kept, { providers: kept, secrets: noSecrets })).toEqual([])
})

test('old stands beside new; blanks around a text are no change', () => {
  const mail = { ...kept.mail, port: 465, secure: true, host: ' mail.test ' }
  const providers = trimmed({ ...kept, mail })
  expect(providerChanges(kept, { providers, secrets: noSecrets })).toEqual([
    { field: 'mail.port', before: '587', after: '465' },
    { field: 'mail.secure', before: 'false', after: 'true' },
  ])
})

test('a kept secret goes only to the address it was given for', () => {
  const elsewhere = { ...kept, sms: { ...kept.sms, url: 'https://other.test' } }
  expect(dropsSecret(kept, elsewhere, 'sms')).toBe(true)
  expect(dropsSecret(kept, elsewhere, 'mail')).toBe(false)
  expect(dropsSecret(kept, { ...kept, sms: { ...kept.sms, provider: 'twilio' } }, 'sms')).toBe(true)
  const bare = { ...elsewhere, sms: { ...elsewhere.sms, hasSecret: false } }
  expect(dropsSecret(bare, kept, 'sms')).toBe(false)
})
