import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registration } from '../../testing/scenario.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { argon2Options } from './passwords.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

async function registerWith(password: string) {
  const client = new TestClient(server.url)
  const human = await client.solveChallenge()
  const given = registration()
  const body = await client.seal({ ...given, password, confirmPassword: password, human })
  const answer = await client.try('PUT /wps/account/register', { body })
  return { answer, username: given.username }
}
async function comesBack(username: string, password: string) {
  const client = new TestClient(server.url)
  const body = await client.seal({ type: 'username', username, password })
  return (await client.try('POST /wps/account/login', { body })).ok
}
/** Text of so many characters that is no common password. */
const text = (length: number, sign = 'x7 kamote-') => sign.repeat(100).slice(0, length)

describe('[S-01] passwords', () => {
  test.each([
    ['14 characters', text(14), false],
    ['15 characters', text(15), true],
    ['64 characters', text(64), true],
    ['65 characters', text(65), true],
    ['128 characters', text(128), true],
    ['129 characters', text(129), false],
    ['1,000 characters', text(1_000), false],
    ['blanks inside', 'four plain words ok', true],
    ['another script', 'воскресенье утром', true],
    ['pictures', '🎲🍀🌵🦜🎺🌶🥁🪅🌮🐎🦎🌴🎉🔥🌙', true],
    ['no digit and no capital', 'only small letters', true],
    ['signs alone', '!@#$%^&*()_+{}|:<>?', true],
    ['one letter many times', 'z'.repeat(20), false],
    ['the word of the brand', 'suertesuertesuerte', false],
  ])('%s', async (_name, password, taken) => {
    const { answer, username } = await registerWith(password)
    expect(answer.ok).toBe(taken)
    if (!taken) return
    expect(await comesBack(username, password)).toBe(true)
    // nothing is cut off: the last character counts
    expect(await comesBack(username, Array.from(password).slice(0, -1).join(''))).toBe(false)
  })

  test('composed and decomposed letters are the same password', async () => {
    const { answer, username } = await registerWith('caf\u00e9 ma\u00f1ana sol')
    expect(answer.ok).toBe(true)
    expect(await comesBack(username, 'cafe\u0301 man\u0303ana sol')).toBe(true)
  })

  test('the account’s own name is no password', async () => {
    const client = new TestClient(server.url)
    const human = await client.solveChallenge()
    const username = 'dolores1234'
    const password = 'Dolores1234 dolores1234'
    const body = await client.seal({
      ...registration(),
      username,
      password,
      confirmPassword: password,
      human,
    })
    expect(await client.refused('PUT /wps/account/register', { body })).toBe('password_breached')
  })
})

test('[S-02] hashes are argon2id with no less than 19 MiB and two passes', async () => {
  const { answer, username } = await registerWith(text(20))
  expect(answer.ok).toBe(true)
  const [row] = await server.ctx.db<{ passwordHash: string }[]>`
    select password_hash from member where username = ${username}`
  const [, memory = '0', passes = '0'] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(row?.passwordHash ?? '') ?? []
  expect(Number(memory)).toBe(argon2Options.memoryCost)
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
})
