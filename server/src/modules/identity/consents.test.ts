import { callList } from '@suerte/contract/calls.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locate, newOwner, numeroOnSale, openGame, order } from '../../testing/scenario.ts'
import { all, framesForgotten, playing, tryToPlay } from '../../testing/play-probe.ts'
import { TestClient } from '../../testing/test-client.ts'
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

type Kind = 'terms' | 'privacy' | 'funds'
const publish = (kind: Kind, more: object = {}) =>
  owner.try('POST /relay/console/documents', {
    body: {
      kind,
      version: `v.${randomUUID().slice(0, 8)}`,
      title: 'Rules',
      body: '<p>All new</p>',
      reason,
      ...more,
    },
  })
async function published(kind: Kind) {
  const answer = await publish(kind)
  if (!answer.ok) throw new Error(answer.code)
  return answer.reply.version
}

describe('consent', () => {
  test('[K-01] the calls that need it are those that play or pay in', () => {
    const cleared = callList.filter(([, call]) => call.cleared).map(([, call]) => call.name)
    expect(cleared.sort()).toEqual(['createGatewayDeposit', 'createManualDeposit', 'launchGame'])
  })

  test('[K-01] a changed document stops play and deposits until it is agreed to again', async () => {
    const { client, frame } = await playing(server)
    expect(await tryToPlay(server, client, frame)).toEqual(all('ok'))
    for (const kind of ['terms', 'privacy', 'funds'] as const) {
      const version = await published(kind)
      expect((await info(client)).consentsNeeded).toEqual([kind])
      expect(await tryToPlay(server, client, frame)).toEqual(all('consent_needed'))
      const agree = (given: string) =>
        client.try('POST /wps/member/consents', { body: { documents: [{ kind, version: given }] } })
      expect(await agree('2026-11')).toMatchObject({ code: 'document_changed', field: kind })
      expect((await agree(version)).ok).toBe(true)
    }
    await framesForgotten()
    expect(await tryToPlay(server, client, frame)).toEqual(all('ok'))
    const { id } = await info(client)
    const kept = await server.ctx.db<{ kind: string; address: string }[]>`
      select kind, address from consent where member_id = ${id} order by kind, version`
    expect(kept.map(({ kind }) => kind)).toEqual([
      'funds',
      'funds',
      'privacy',
      'privacy',
      'terms',
      'terms',
    ])
    expect(new Set(kept.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']))
  })

  test('[K-01] what was agreed to stays: the application cannot change or remove it', async () => {
    await expect(server.ctx.db`update consent set version = 'x'`).rejects.toThrow(/permission/)
    await expect(server.ctx.db`delete from consent`).rejects.toThrow(/permission/)
    await expect(server.ctx.db`update legal_document set body = 'x'`).rejects.toThrow(/permission/)
  })

  test('one document that changed spoils the whole agreement', async () => {
    const version = await published('terms')
    const client = new TestClient(server.url)
    client.handle = (await client.get('POST /wps/account/trial', { body: {} })).token
    const documents = [
      { kind: 'terms', version },
      { kind: 'funds', version: 'old' },
    ]
    expect(await client.refused('POST /wps/member/consents', { body: { documents } })).toBe(
      'document_changed',
    )
    const { id } = await info(client)
    expect(await server.ctx.db`select 1 from consent where member_id = ${id}`).toHaveLength(0)
  })

  test('[K-01] trials play with play money without any', async () => {
    const client = new TestClient(server.url)
    client.handle = (await client.get('POST /wps/account/trial', { body: {} })).token
    await openGame(client)
    const numero = await numeroOnSale(server, client)
    await client.get('POST /lgw/orders', { body: order(numero, [locate('1')]) })
  })
})

describe('documents', () => {
  test('getDocument shows the newest one to anybody, listDocuments all to operators', async () => {
    const version = await published('privacy')
    const anyone = new TestClient(server.url)
    const params = { kind: 'privacy' }
    const shown = await anyone.get('GET /wps/content/document/:kind', { params })
    expect(shown).toMatchObject({ kind: 'privacy', version, body: '<p>All new</p>' })
    const { documents } = await owner.get('GET /relay/console/documents')
    expect(documents[0]).toEqual(shown)
    expect(documents.filter(({ kind }) => kind === 'privacy').length).toBeGreaterThan(1)
  })

  test('[X-01] publishDocument keeps only what text needs, once per version', async () => {
    const body = '<p onclick="x()">A<script>x()</script><a href="javascript:x()">b</a></p>'
    const answer = await publish('terms', { version: 'twice', body })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.reply.body).toBe('<p>A<a rel="noopener noreferrer nofollow">b</a></p>')
    expect(await publish('terms', { version: 'twice' })).toMatchObject({ code: 'document_changed' })
    expect(await publish('terms', { body: '<script>x()</script>' })).toMatchObject({
      code: 'field_invalid',
      field: 'body',
    })
    const { content } = await owner.get('GET /relay/console/audit')
    expect(content[0]).toMatchObject({ action: 'document.publish', subject: 'terms twice', reason })
  })

  test('[X-01] publishAnnouncement keeps only what text needs', async () => {
    const content = '<b>News</b><img src=x onerror=x()>'
    const added = await owner.get('POST /relay/console/announcements', {
      body: { title: 'News', content },
    })
    expect(added.content).toBe('<b>News</b>')
    const { announcements } = await new TestClient(server.url).get('GET /wps/content/announcements')
    expect(announcements[0]?.content).toBe('<b>News</b>')
  })
})
