import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newOwner, newPlayer } from '../../testing/scenario.ts'
import { all, framesForgotten, playing, tryToPlay } from '../../testing/play-probe.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: TestClient
beforeAll(async () => {
  server = await startTestServer()
  owner = (await newOwner(server)).client
})
afterAll(() => server.end())

const info = (client: TestClient) => client.get('GET /wps/member/info')
const reason = 'a reason'

async function switchIdentityCheck(identityCheck: boolean) {
  const { settings } = await owner.get('GET /relay/console/settings')
  await owner.get('PUT /relay/console/settings', {
    body: { settings: { ...settings, identityCheck }, reason },
  })
}

const person = (more: object = {}) => ({
  name: `Ana ${['Luz', 'Mar', 'Sol'][randomInt(3)]} ${randomUUID().slice(0, 8)}`,
  birthDate: '1990-04-05',
  address: 'Calle Mayor 1, Madrid',
  idNumber: `X-${randomInt(10 ** 11, 10 ** 12)}`,
  ...more,
})
const send = (client: TestClient, body: object) => client.try('PUT /wps/member/identity', { body })
const decide = (memberId: string, verdict: 'verified' | 'refused') =>
  owner.try('POST /relay/console/identities/:id', {
    params: { id: memberId },
    body: { verdict, reason: 'looked at it' },
  })
async function verified(who = person()) {
  const client = await newPlayer(server)
  expect((await send(client, who)).ok).toBe(true)
  const { id } = await info(client)
  expect((await decide(id, 'verified')).ok).toBe(true)
  return { client, id, who }
}

describe('identity', () => {
  test('[K-02] nobody plays or pays in before an operator checked who it is', async () => {
    const { client, frame } = await playing(server)
    await switchIdentityCheck(true)
    try {
      expect(await info(client)).toMatchObject({ identity: 'none', identityNeeded: true })
      expect(await tryToPlay(server, client, frame)).toEqual(all('identity_needed'))
      expect((await send(client, person())).ok).toBe(true)
      expect(await tryToPlay(server, client, frame)).toEqual(all('identity_needed'))
      const { id } = await info(client)
      expect((await decide(id, 'refused')).ok).toBe(true)
      expect(await tryToPlay(server, client, frame)).toEqual(all('identity_needed'))
      expect(await client.get('GET /wps/member/identity')).toMatchObject({
        state: 'refused',
        reason: 'looked at it',
      })
      expect((await send(client, person())).ok).toBe(true)
      expect((await decide(id, 'verified')).ok).toBe(true)
      await framesForgotten()
      expect(await tryToPlay(server, client, frame)).toEqual(all('ok'))
    } finally {
      await switchIdentityCheck(false)
    }
  })

  test('[K-02] sendIdentity refuses who is too young and what nobody could check', async () => {
    const client = await newPlayer(server)
    const year = new Date(server.clock.nowMs()).getUTCFullYear()
    const young = person({ birthDate: `${year - 17}-01-01` })
    expect(await send(client, young)).toMatchObject({ code: 'too_young', field: 'birthDate' })
    for (const [field, value] of [
      ['birthDate', '1700-01-01'],
      ['name', '12 34'],
      ['name', 'Ana\nPrueba'],
      ['address', 'Calle \u202e Mayor'],
      ['idNumber', '----..'],
    ] as const)
      expect(await send(client, person({ [field]: value }))).toMatchObject({
        code: 'field_invalid',
        field,
      })
    expect(await send(client, person({ birthDate: '2001-02-30' }))).toMatchObject({
      code: 'bad_request',
    })
    expect((await info(client)).identity).toBe('none')
  })

  test('[K-02] the number is sealed, shown covered to the member and whole to who checks it', async () => {
    const client = await newPlayer(server)
    const who = person({ idNumber: 'ab-1234 5678 z' })
    await send(client, who)
    const { id } = await info(client)
    const [row] = await server.ctx.db<{ text: string }[]>`
      select person::text as text from person where member_id = ${id}`
    expect(row?.text).not.toContain('1234')
    expect((await client.get('GET /wps/member/identity')).idNumber).toBe('•••• 678Z')
    const { content } = await owner.get('GET /relay/console/identities', {
      query: { state: 'waiting' },
    })
    expect(content.find(({ memberId }) => memberId === id)).toMatchObject({
      idNumber: 'ab-1234 5678 z',
      birthDate: '1990-04-05',
      hits: [],
      state: 'waiting',
    })
  })

  test('decideIdentity judges once; sendIdentity waits for it', async () => {
    const client = await newPlayer(server)
    const { id } = await info(client)
    expect(await decide(id, 'verified')).toMatchObject({ code: 'not_pending' })
    expect(await decide(randomUUID(), 'verified')).toMatchObject({ code: 'not_found' })
    await send(client, person())
    expect(await send(client, person())).toMatchObject({ code: 'not_pending' })
    const both = await Promise.all([decide(id, 'verified'), decide(id, 'refused')])
    expect(both.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual([
      'not_pending',
      'ok',
    ])
    const { content } = await owner.get('GET /relay/console/audit')
    expect(content[0]).toMatchObject({ subject: (await info(client)).account, before: 'waiting' })
  })

  test('[K-03] one person has one account, however the name and the number are written', async () => {
    const first = await newPlayer(server)
    const who = person({
      name: 'José María Núñez-Ruiz',
      idNumber: 'k 123.456-x',
      birthDate: '1980-01-02',
    })
    await send(first, who)
    const again = await newPlayer(server)
    for (const twin of [
      person({ idNumber: 'K123456X' }),
      person({ name: 'nunez ruiz, jose maria', birthDate: '1980-01-02' }),
    ])
      expect(await send(again, twin)).toMatchObject({ code: 'person_known' })
    expect((await send(again, person({ name: who.name, birthDate: '1980-01-03' }))).ok).toBe(true)
    await decide((await info(first)).id, 'refused')
    const third = await newPlayer(server)
    expect((await send(third, who)).ok).toBe(true)
    expect(await send(first, who)).toMatchObject({ code: 'person_known' })
  })

  test('[S-04] nobody asks for one person after the other whether they have an account', async () => {
    const { who } = await verified()
    const nosy = await newPlayer(server)
    const codes = []
    for (let n = 0; n < 7; n++) {
      const answer = await send(nosy, who)
      codes.push(answer.ok ? 'ok' : answer.code)
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('person_known'))
    expect(codes).toContain('too_many_requests')
  })

  test('[K-03] of many accounts that are one person at once, one stays', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => newPlayer(server)))
    const who = person()
    const answers = await Promise.all(clients.map((client) => send(client, who)))
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual(
      ['ok', ...Array.from({ length: 7 }, () => 'person_known')].sort(),
    )
  })
})

describe('the exclusion list', () => {
  const exclude = (who: object) =>
    owner.get('POST /relay/console/exclusions', {
      body: { ...person(), ...who, note: 'staff', reason, address: undefined },
    })

  test.each([
    ['name and date of birth', (who: ReturnType<typeof person>) => ({ ...who, idNumber: '' })],
    [
      'number',
      (who: ReturnType<typeof person>) => ({
        ...who,
        name: 'Somebody Else',
        birthDate: '1970-01-01',
      }),
    ],
  ])('[K-03] who is on it by %s is never verified', async (_by, written) => {
    const who = person()
    const exclusion = await exclude(written(who))
    const client = await newPlayer(server)
    await send(client, who)
    const { id } = await info(client)
    const { content } = await owner.get('GET /relay/console/identities', {
      query: { state: 'waiting', pageSize: 100 },
    })
    expect(content.find(({ memberId }) => memberId === id)?.hits).toEqual([
      `${exclusion.name} (${exclusion.birthDate}): staff`,
    ])
    expect(await decide(id, 'verified')).toMatchObject({ code: 'person_excluded' })
    await owner.get('DELETE /relay/console/exclusions/:id', {
      params: { id: exclusion.id },
      body: { reason },
    })
    expect((await decide(id, 'verified')).ok).toBe(true)
  })

  test('[K-03] who is put on it later is shut out at once, and both deeds are in the audit log', async () => {
    const { client, who } = await verified()
    const { account } = await info(client)
    const bystander = await verified()
    await exclude(who)
    expect(await client.refused('GET /wps/member/info')).toBe('session_ended')
    expect((await info(bystander.client)).identity).toBe('verified')
    const { content, chain } = await owner.get('GET /relay/console/audit')
    expect(content.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
      ['member.disable', account],
      ['exclusion.add', `${who.name} (${who.birthDate})`],
    ])
    expect(JSON.stringify(content)).not.toContain(who.idNumber)
    expect(chain.ok).toBe(true)
  })

  test('[K-03] being verified and being excluded at the same time ends shut out', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const who = person()
      const client = await newPlayer(server)
      await send(client, who)
      const { id } = await info(client)
      await Promise.all([decide(id, 'verified'), exclude(who)])
      const [row] = await server.ctx.db<{ state: string; disabled: boolean }[]>`
        select identity_state as state, disabled from member where id = ${id}`
      expect(row?.state === 'waiting' || row?.disabled).toBe(true)
    }
  })

  test('listExclusions shows it, removeExclusion takes off what is there', async () => {
    const added = await exclude({})
    const { content } = await owner.get('GET /relay/console/exclusions')
    expect(content[0]).toEqual(added)
    const off = (id: string) =>
      owner.try('DELETE /relay/console/exclusions/:id', { params: { id }, body: { reason } })
    expect((await off(added.id)).ok).toBe(true)
    expect(await off(added.id)).toMatchObject({ code: 'not_found' })
  })
})
