import { verifyDraw, verifyTicket } from '@suerte/domain/fairness/verify.ts'
import { findPlay } from '@suerte/domain/lottery/families.ts'
import { parseMoney } from '@suerte/domain/money.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '../../ledger-check.ts'
import { sha256 } from '../../platform/sha256.ts'
import {
  inviteOperator,
  locate,
  newOwner,
  newPlayer,
  numeroOnSale,
  openGame,
  order,
  playOut,
  until,
  type DrawRecord,
} from '../../testing/scenario.ts'
import { TEST_CHAIN, testBeacon } from '../../testing/test-beacon.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { verifyBeaconSignature } from './beacon-signature.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let reachable = true
beforeAll(async () => {
  server = await startTestServer({ ports: { beacon: testBeacon(() => reachable) } })
})
afterAll(() => server.end())

function publicRecord(record: DrawRecord) {
  if (!record.secret || !record.root || !record.result || !record.source)
    throw new Error('not drawn')
  return {
    ...record,
    drawAtMs: record.drawsAtMs,
    commitmentHex: record.commitment,
    secretHex: record.secret,
    rootHex: record.root,
    ticketCount: record.ticketCount ?? -1,
    totalStakeMinor: parseMoney(record.totalStake ?? '') ?? -1n,
    source: record.source,
    result: record.result,
    count: 5,
    base: 10,
    beacon: record.beacon && {
      chainHash: record.beacon.chainHash,
      round: record.beacon.round,
      signatureHex: record.beacon.signature,
      randomnessHex: record.beacon.randomness,
    },
  }
}
const verifier = { sha256, verifySignature: verifyBeaconSignature, chain: TEST_CHAIN }

async function buy(digits = '0,1,2,3,4,5,6,7,8,9') {
  const client = await newPlayer(server, '100')
  await openGame(client)
  const numero = await numeroOnSale(server, client)
  const units = digits.split(',').length
  const { order: sold } = await client.get('POST /lgw/orders', {
    body: order(numero, [locate(digits, { stake: String(units * 2) })]),
  })
  return { client, numero, ticket: sold.tickets[0] }
}

describe('a draw', () => {
  test('[LOTT-04] pays a certain win exactly and can be recomputed by anyone, beacon and all', async () => {
    reachable = true
    const { client, numero, ticket } = await buy()
    const record = publicRecord(await playOut(server, numero))
    expect(record.source).toBe('beacon')
    expect(verifyDraw(record, verifier).map((check) => [check.check, check.ok])).toEqual([
      ['commitment', true],
      ['beacon-round', true],
      ['beacon-signature', true],
      ['result', true],
    ])
    // one of ten digits hits: 20 x 1980 / 2000
    expect((await client.get('GET /wps/wallet/balance')).sumBalance).toBe('99.8')
    const params = { ticketId: ticket?.id ?? '' }
    const { proof } = await client.get('GET /lgw/tickets/:ticketId/proof', { params })
    const steps = proof.steps.map((step) => ({
      side: step.side,
      hashHex: step.hash,
      totalMinor: parseMoney(step.total) ?? -1n,
    }))
    const claim = { line: proof.line, stakeMinor: parseMoney(proof.stake) ?? -1n, proof: steps }
    expect(verifyTicket(record, claim, sha256)).toBe(true)
    expect(verifyTicket(record, { ...claim, stakeMinor: claim.stakeMinor + 1n }, sha256)).toBe(
      false,
    )
    const stranger = await newPlayer(server)
    expect(await stranger.refused('GET /lgw/tickets/:ticketId/proof', { params })).toBe('not_found')
  })

  test('falls back to the committed secret when the beacon is out of reach, and says so', async () => {
    reachable = false
    const { numero } = await buy('1')
    const record = publicRecord(await playOut(server, numero))
    reachable = true
    expect(record.source).toBe('fallback')
    expect(record.beacon).toBeNull()
    expect(verifyDraw(record, verifier).every((check) => check.ok)).toBe(true)
    const twisted = { ...record, result: record.result.map((digit) => (digit + 1) % 10) }
    expect(verifyDraw(twisted, verifier).find((check) => check.check === 'result')?.ok).toBe(false)
  })

  test('keeps its secret until the result is fixed', async () => {
    const { client, numero } = await buy('1')
    const params = { gameId: numero.gameId, numero: numero.numero }
    const before = await client.get('GET /lgw/draw/:gameId/:numero', { params })
    expect([before.secret, before.result, before.root]).toEqual([null, null, null])
    const after = await playOut(server, numero)
    expect(after.commitment).toBe(before.commitment)
    expect(after.secret).toMatch(/^[0-9a-f]{64}$/)
  })

  test('[D-06] pays what an independent count of the result gives', async () => {
    const client = await newPlayer(server, '1000')
    await openGame(client)
    const numero = await numeroOnSale(server, client)
    const codes = ['SSC_BDW31_B', 'SSC_3ZXHZ_B', 'SSC_E_SUM', 'SSC_LH_WG'] as const
    const selections = ['0,1,2,3,4', '13', 'big,odd', 'dragon,tiger,tie']
    const tickets = codes.map((playCode, index) => {
      const play = findPlay(playCode)
      const ent = play?.mode === 'ent'
      const units = [5, 75, 2, 3][index] ?? 0
      return {
        playCode,
        selection: selections[index] ?? '',
        unitMode: 'yuan' as const,
        multiple: 1,
        series: ent ? 0 : 1980,
        stakePerOption: ent ? '10' : '0',
        units,
        stake: ent ? '20' : String(units * 2),
      }
    })
    await client.get('POST /lgw/orders', { body: order(numero, tickets) })
    const { result } = await playOut(server, numero)
    const [w = 0, q = 0, b = 0, s = 0, g = 0] = result ?? []
    const minor = (units: number) => BigInt(Math.round(units * 1e4))
    let expected = 0n
    const present = new Set([b, s, g].filter((digit) => digit <= 4)).size
    expected += (BigInt(present) * 2n * 10_000n * 1000n * 1980n) / (271n * 2000n)
    if (b + s + g === 13) expected += minor(1980)
    const sum = w + q + b + s + g
    if (sum >= 23) expected += minor(19.6)
    if (sum % 2 === 1) expected += minor(19.6)
    const odds = w === g ? [20n, 1n] : [40n, 9n]
    expected += ((odds[0] ?? 0n) * 10_000n * 1980n) / ((odds[1] ?? 1n) * 2000n)
    const { won } = await client.get('GET /wps/records/lotto')
    expect(parseMoney(won)).toBe(expected)
  })

  test('[D-11] two people void a draw and every stake goes back once', async () => {
    const owner = await newOwner(server)
    const risk = await inviteOperator(server, owner.client, 'risky', ['risk'])
    const { client, numero } = await buy('1,2')
    const params = { gameId: numero.gameId, numero: numero.numero }
    const given = { params, body: { reason: 'the wheel of the market stood still' } }
    const asked = await owner.client.get('POST /relay/console/draws/:gameId/:numero/void', given)
    expect(asked.state).toBe('open')
    expect(
      await owner.client.refused('POST /relay/console/draws/:gameId/:numero/void', given),
    ).toBe('second_person_needed')
    const done = await risk.client.get('POST /relay/console/draws/:gameId/:numero/void', given)
    expect(done.state).toBe('void')
    await until(async () => {
      const { sumBalance } = await client.get('GET /wps/wallet/balance')
      return sumBalance === '100'
    }, 'the stake is back')
    const { content } = await client.get('GET /lgw/orders')
    expect(content[0]?.state).toBe('void')
    expect(await risk.client.refused('POST /relay/console/draws/:gameId/:numero/void', given)).toBe(
      'draw_not_voidable',
    )
    const seen = await owner.client.get('GET /relay/console/draws/:gameId/:numero', { params })
    expect(seen.voidReason).toBe(given.body.reason)
  })

  test('listDraws and getOpenNumeros tell everybody the results and what is on sale', async () => {
    const client = await newPlayer(server)
    const params = { gameId: 'SSC1M' }
    const { content } = await client.get('GET /lgw/draws/:gameId', { params })
    expect(content.length).toBeGreaterThan(2)
    const { games } = await client.get('GET /lgw/games/mobile')
    expect(games.map((game) => game.gameId)).toEqual(['SSC1M', 'SSC3M', 'SSC5M'])
    await openGame(client)
    const { rules } = await client.get('GET /lgw/game/:gameId', { params })
    expect(rules.memberSeries).toBe(1980)
    expect(await client.refused('GET /lgw/draws/:gameId', { params: { gameId: 'NOPE' } })).toBe(
      'game_unavailable',
    )
  })

  test('the ledger has no break after all of this', async () => {
    const found = await checkLedger(server.databaseUrl)
    expect(found.flatMap((check) => check.violations)).toEqual([])
  })
})
