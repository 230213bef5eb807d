import { expect, it } from 'vitest'
import { confirmWays } from './confirm-ways.ts'

const bare = { hasPassword: false, mobile: '', passkeys: 0 }

it('offers to confirm by what the member has and the browser can do', () => {
  expect(confirmWays(bare, true)).toEqual([])
  expect(confirmWays({ hasPassword: true, mobile: '•••• 1234', passkeys: 2 }, true)).toEqual([
    'password',
    'passkey',
    'sms',
  ])
  expect(confirmWays({ ...bare, passkeys: 1 }, false)).toEqual([])
})
