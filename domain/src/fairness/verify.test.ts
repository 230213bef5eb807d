import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { QUICKNET, randomnessOf, roundAt, roundFrom, roundMessage, roundTimeMs } from './beacon.ts'
import { bytesOfHex, hexOf, type Sha256 } from './bytes.ts'
import { commitmentOf } from './commitment.ts'
import { createDigest, inclusionProof, leafNode, ticketLine } from './merkle.ts'
import { drawDigits } from './result.ts'
import { verifyDraw, verifyTicket, type DrawRecord, type Verifier } from './verify.ts'

const sha256: Sha256 = (data) => createHash('sha256').update(data).digest()

/** A stand-in for BLS: the "signature" is the message itself, twice. */
const verifier: Verifier = {
  sha256,
  chain: QUICKNET,
  verifySignature: (_, message, signatureHex) => signatureHex === hexOf(message).repeat(2),
}

const drawAtMs = Date.parse('2026-03-01T00:01:00Z')
const secretHex = '5e'.repeat(32)
const ids = { gameId: 'SSC1', numero: '20260301-0001' }

const tickets = ['t1', 't2', 't3'].map((ticketId, i) => {
  const stakeMinor = BigInt(20_000 * (i + 1))
  const line = ticketLine({
    ...ids,
    ticketId,
    playCode: 'SSC_3ZX_F',
    selection: '1|2|3',
    unitMode: 'yuan',
    multiple: i + 1,
    series: 1960,
    odds: '',
    stakeMinor,
  })
  return { line, stakeMinor }
})

function recordOf(source: DrawRecord['source']): DrawRecord {
  const digest = createDigest(sha256)
  for (const { line, stakeMinor } of tickets) digest.add(line, stakeMinor)
  const { rootHex, count: ticketCount, totalMinor: totalStakeMinor } = digest.finish()
  const round = roundFrom(QUICKNET, drawAtMs)
  const signatureHex = hexOf(roundMessage(round, sha256)).repeat(2)
  const randomnessHex = hexOf(randomnessOf(signatureHex, sha256))
  const from =
    source === 'beacon' ? { kind: source, round, randomnessHex, rootHex } : { kind: source }
  return {
    ...ids,
    family: 'SSC',
    opensAtMs: drawAtMs - 65_000,
    closesAtMs: drawAtMs - 5_000,
    drawAtMs,
    commitmentHex: commitmentOf(sha256, { ...ids, secretHex }),
    secretHex,
    beacon:
      source === 'beacon'
        ? { chainHash: QUICKNET.chainHash, round, signatureHex, randomnessHex }
        : null,
    source,
    rootHex,
    ticketCount,
    totalStakeMinor,
    count: 5,
    base: 10,
    result: drawDigits({ sha256, secret: bytesOfHex(secretHex), ...ids, source: from }, 5, 10),
  }
}

const failed = (record: DrawRecord) =>
  verifyDraw(record, verifier).flatMap(({ check, ok, detail }) => (ok ? [] : [[check, detail]]))

describe('an honest draw', () => {
  it('by beacon passes all four checks', () => {
    const checks = verifyDraw(recordOf('beacon'), verifier)
    expect(checks.map(({ check, ok }) => [check, ok])).toEqual([
      ['commitment', true],
      ['beacon-round', true],
      ['beacon-signature', true],
      ['result', true],
    ])
  })

  it('by the declared fallback passes the two checks there are', () => {
    const checks = verifyDraw(recordOf('fallback'), verifier)
    expect(checks.map(({ check, ok }) => [check, ok])).toEqual([
      ['commitment', true],
      ['result', true],
    ])
  })
})

describe('a draw that was tampered with fails by name', () => {
  const good = recordOf('beacon')
  const { beacon } = good
  expect.assert(beacon)
  it.each<[string, DrawRecord, [string, string][]]>([
    [
      'another digit',
      { ...good, result: good.result.with(0, ((good.result[0] ?? 0) + 1) % 10) },
      [['result', 'differs']],
    ],
    [
      'another secret',
      { ...good, secretHex: '5f'.repeat(32) },
      [
        ['commitment', 'differs'],
        ['result', 'differs'],
      ],
    ],
    ['a ticket added after close', { ...good, rootHex: '00'.repeat(32) }, [['result', 'differs']]],
    [
      'another round',
      { ...good, beacon: { ...beacon, round: beacon.round + 1 } },
      [
        ['beacon-round', 'other-round'],
        ['beacon-signature', 'not-signed'],
        ['result', 'differs'],
      ],
    ],
    [
      'another chain',
      { ...good, beacon: { ...beacon, chainHash: '00'.repeat(32) } },
      [['beacon-round', 'unknown-chain']],
    ],
    [
      'made-up randomness',
      { ...good, beacon: { ...beacon, randomnessHex: '11'.repeat(32) } },
      [
        ['beacon-signature', 'randomness-differs'],
        ['result', 'differs'],
      ],
    ],
    [
      'a draw before close',
      { ...good, closesAtMs: drawAtMs + 1 },
      [['beacon-round', 'before-close']],
    ],
    [
      'no round',
      { ...good, beacon: null },
      [
        ['beacon-round', 'source-mismatch'],
        ['beacon-signature', 'source-mismatch'],
        ['result', 'source-mismatch'],
      ],
    ],
    [
      'a fallback that hides its round',
      { ...good, source: 'fallback' },
      [
        ['beacon-round', 'source-mismatch'],
        ['result', 'source-mismatch'],
      ],
    ],
    [
      'nonsense',
      { ...good, secretHex: 'no hex', beacon: { ...beacon, signatureHex: '?' } },
      [
        ['commitment', 'differs'],
        ['beacon-signature', 'unreadable'],
        ['result', 'unreadable'],
      ],
    ],
  ])('%s', (_, record, expected) => {
    expect(failed(record)).toEqual(expected)
  })
})

describe('a ticket', () => {
  const record = recordOf('beacon')
  const leaves = tickets.map(({ line, stakeMinor }) => leafNode(sha256, line, stakeMinor))
  const claims = tickets.map((ticket, i) => ({
    ...ticket,
    proof: inclusionProof(sha256, leaves, i),
  }))

  it('is proved to be in the draw', () => {
    for (const claim of claims) expect(verifyTicket(record, claim, sha256)).toBe(true)
  })

  it('is not proved by another draw, another stake or another line', () => {
    const [claim] = claims
    expect.assert(claim)
    expect(verifyTicket({ ...record, numero: '20260301-0002' }, claim, sha256)).toBe(false)
    expect(verifyTicket({ ...record, totalStakeMinor: 1n }, claim, sha256)).toBe(false)
    expect(verifyTicket(record, { ...claim, stakeMinor: 1n }, sha256)).toBe(false)
    expect(
      verifyTicket(record, { ...claim, line: claim.line.replace('1|2|3', '1|2|4') }, sha256),
    ).toBe(false)
  })
})

describe('rounds of the beacon', () => {
  it.each([
    [QUICKNET.genesisMs - 1, 0, 1],
    [QUICKNET.genesisMs, 1, 1],
    [QUICKNET.genesisMs + 1, 1, 2],
    [QUICKNET.genesisMs + 2_999, 1, 2],
    [QUICKNET.genesisMs + 3_000, 2, 2],
  ])('at %d the last is %d and the next to name is %d', (timeMs, last, next) => {
    expect(roundAt(QUICKNET, timeMs)).toBe(last)
    expect(roundFrom(QUICKNET, timeMs)).toBe(next)
    expect(roundTimeMs(QUICKNET, next)).toBeGreaterThanOrEqual(timeMs)
  })

  it('hash the signature of a round the chain has published to its randomness', () => {
    const signature =
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125' +
      'e342b73a8dd2bacbe47e4b6b63ed5e39'
    expect(hexOf(randomnessOf(signature, sha256))).toBe(
      'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    )
    expect(hexOf(roundMessage(1000, sha256))).toBe(hexOf(sha256(bytesOfHex('00000000000003e8'))))
  })

  it('keep the public key of the chain whole', () => {
    expect(QUICKNET.publicKeyHex).toHaveLength(192)
  })
})
