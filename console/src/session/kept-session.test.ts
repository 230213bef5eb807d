import { expect, test } from 'vitest'
import { readSession } from './kept-session.ts'

test('a kept session comes back with the roles that exist', () => {
  const text = JSON.stringify({ token: 'abc', username: 'ana', roles: ['risk', 'emperor'] })
  expect(readSession(text)).toEqual({ token: 'abc', username: 'ana', roles: ['risk'] })
})

test.each([null, '', '{', 'null', '7', '{"token":1,"username":"a","roles":[]}', '{"token":"a"}'])(
  'the kept text %j is nobody',
  (text) => {
    expect(readSession(text)).toBeUndefined()
  },
)
