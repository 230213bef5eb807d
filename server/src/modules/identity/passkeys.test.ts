import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlayer, signIn } from '../../testing/scenario.ts'
import { newSoftPasskey } from '../../testing/soft-passkey.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

describe('passkeys', () => {
  const origin = () => new URL(server.ctx.publicUrl).origin
  async function withPasskey() {
    const client = await newPlayer(server)
    const { ceremonyId, options } = await client.get('POST /wps/member/passkeys/options', {
      body: {},
    })
    const key = newSoftPasskey('localhost')
    const answer = key.create(options, origin())
    const body = { ceremonyId, name: 'My phone', answer }
    await client.get('POST /wps/member/passkeys', { body })
    return { client, key, body }
  }
  async function start(client: TestClient) {
    return client.get('POST /wps/account/passkey', { body: {} })
  }

  test('[LOGIN-02] a passkey signs in without a name, and once per challenge', async () => {
    const { client, key, body } = await withPasskey()
    expect(await client.refused('POST /wps/member/passkeys', { body })).toBe('passkey_invalid')
    const fresh = new TestClient(server.url)
    const { ceremonyId, options } = await start(fresh)
    const payload = { type: 'passkey', ceremonyId, answer: key.get(options, origin()) }
    expect(await signIn(fresh, payload)).toMatchObject({ ok: true })
    expect(await signIn(new TestClient(server.url), payload)).toMatchObject({
      code: 'passkey_invalid',
    })
    const { passkeys } = await fresh.get('GET /wps/member/passkeys')
    expect(passkeys).toMatchObject([{ name: 'My phone' }])
    expect(passkeys[0]?.usedAtMs).not.toBeNull()
  })

  test.each([
    [
      'another site asked',
      (key: ReturnType<typeof newSoftPasskey>, options: object) =>
        key.get(options, 'https://evil.example'),
    ],
    [
      'nobody was checked',
      (key: ReturnType<typeof newSoftPasskey>, options: object) =>
        key.get(options, origin(), { verified: false }),
    ],
    [
      'the challenge is not ours',
      (key: ReturnType<typeof newSoftPasskey>) => key.get({ challenge: 'AAAA' }, origin()),
    ],
    [
      'the key is another one',
      (_key: ReturnType<typeof newSoftPasskey>, options: object) =>
        newSoftPasskey('localhost').get(options, origin()),
    ],
  ])('[S-05] is refused when %s', async (_name, answerOf) => {
    const { key } = await withPasskey()
    const client = new TestClient(server.url)
    const { ceremonyId, options } = await start(client)
    const payload = { type: 'passkey', ceremonyId, answer: answerOf(key, options) }
    expect(await signIn(client, payload)).toMatchObject({ code: 'passkey_invalid' })
  })

  test('removePasskey needs a confirmed session and keeps the last way in', async () => {
    const { client, key } = await withPasskey()
    const { passkeys } = await client.get('GET /wps/member/passkeys')
    const params = { id: passkeys[0]?.id ?? '' }
    await server.clock.advance(11 * 60_000)
    expect(await client.refused('DELETE /wps/member/passkeys/:id', { params })).toBe(
      'confirm_needed',
    )
    const { ceremonyId, options } = await start(client)
    const answer = key.get(options, origin())
    const session = await client.get('POST /wps/member/confirm', {
      body: await client.seal({ type: 'passkey', ceremonyId, answer }),
    })
    client.handle = session.token
    await server.ctx.db`update member set password_hash = null
      where id = (select owner from passkey where id = ${params.id})`
    expect(await client.refused('DELETE /wps/member/passkeys/:id', { params })).toBe('last_way_in')
    await server.ctx.db`update member set password_hash = 'x'
      where id = (select owner from passkey where id = ${params.id})`
    await client.get('DELETE /wps/member/passkeys/:id', { params })
    expect((await client.get('GET /wps/member/passkeys')).passkeys).toEqual([])
  })

  test('of two last passkeys that are removed at once, one stays', async () => {
    const { client } = await withPasskey()
    const { ceremonyId, options } = await client.get('POST /wps/member/passkeys/options', {
      body: {},
    })
    const answer = newSoftPasskey('localhost').create(options, origin())
    await client.get('POST /wps/member/passkeys', { body: { ceremonyId, name: 'Other', answer } })
    const { id: memberId } = await client.get('GET /wps/member/info')
    await server.ctx.db`update member set password_hash = null where id = ${memberId}`
    const { passkeys } = await client.get('GET /wps/member/passkeys')
    const removed = await Promise.all(
      passkeys.map(({ id }) => client.try('DELETE /wps/member/passkeys/:id', { params: { id } })),
    )
    expect(removed.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await client.get('GET /wps/member/passkeys')).passkeys).toHaveLength(1)
  })
})
