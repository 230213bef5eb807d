import { createHash } from 'node:crypto'
import { array, assert, bigInt, nat, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sha256 } from './bytes.ts'
import {
  createDigest,
  inclusionProof,
  leafNode,
  ticketLine,
  verifyInclusion,
  type TicketLine,
} from './merkle.ts'

const sha256: Sha256 = (data) => createHash('sha256').update(data).digest()

type Item = { line: string; stakeMinor: bigint }

const items = array(
  record({
    line: string({ unit: 'grapheme-ascii', maxLength: 20 }),
    stakeMinor: bigInt({ min: 0n, max: 10n ** 18n }),
  }),
  { minLength: 1, maxLength: 40 },
)

function digestOf(list: readonly Item[]) {
  const digest = createDigest(sha256)
  for (const { line, stakeMinor } of list) digest.add(line, stakeMinor)
  return digest.finish()
}

function proofOf(list: readonly Item[], index: number) {
  const leaves = list.map(({ line, stakeMinor }) => leafNode(sha256, line, stakeMinor))
  return inclusionProof(sha256, leaves, index)
}

describe('the digest of tickets', () => {
  it('counts the tickets and adds up their stakes', () => {
    assert(
      property(items, (list) => {
        const { count, totalMinor } = digestOf(list)
        expect(count).toBe(list.length)
        expect(totalMinor).toBe(list.reduce((sum, item) => sum + item.stakeMinor, 0n))
      }),
    )
  })

  it('changes its root when a ticket is changed, added, removed or moved', () => {
    assert(
      property(items, nat(), (list, pick) => {
        const root = digestOf(list).rootHex
        const at = pick % list.length
        const item = list[at] ?? { line: '', stakeMinor: 0n }
        const changes: Item[][] = [
          list.with(at, { ...item, line: `${item.line}x` }),
          list.with(at, { ...item, stakeMinor: item.stakeMinor + 1n }),
          list.toSpliced(at, 1),
          list.toSpliced(at, 0, item),
          [...list, item],
        ]
        for (const changed of changes) expect(digestOf(changed).rootHex).not.toBe(root)
        const [first, second] = list
        const differ =
          first &&
          second &&
          JSON.stringify([first.line, `${first.stakeMinor}`]) !==
            JSON.stringify([second.line, `${second.stakeMinor}`])
        if (differ) {
          expect(digestOf([second, first, ...list.slice(2)]).rootHex).not.toBe(root)
        }
      }),
    )
  })

  it('of no ticket is fixed', () => {
    expect(createDigest(sha256).finish()).toEqual({
      rootHex: 'dbc1b4c900ffe48d575b5da5c638040125f65db0fe3e24494b76ea986457d986',
      count: 0,
      totalMinor: 0n,
    })
  })

  it('of known tickets is the known one', () => {
    const list = ['a', 'b', 'c', 'd', 'e'].map((line, i) => ({ line, stakeMinor: BigInt(i) }))
    expect(digestOf(list)).toEqual({
      rootHex: 'd397b6789b9ec95b2f9e337f9f2d3473e18749895ddac65148ceff4e741f6a57',
      count: 5,
      totalMinor: 10n,
    })
  })
})

describe('the proof that a ticket is in the digest', () => {
  it('holds for every ticket, and for nothing else', () => {
    assert(
      property(items, nat(), (list, pick) => {
        const { rootHex, totalMinor } = digestOf(list)
        list.forEach((item, index) => {
          const claim = { ...item, proof: proofOf(list, index), rootHex, totalMinor }
          expect(verifyInclusion(sha256, claim)).toBe(true)
          expect(verifyInclusion(sha256, { ...claim, line: `${item.line} ` })).toBe(false)
          expect(verifyInclusion(sha256, { ...claim, stakeMinor: item.stakeMinor + 1n })).toBe(
            false,
          )
          expect(verifyInclusion(sha256, { ...claim, totalMinor: totalMinor + 1n })).toBe(false)
          const [step] = claim.proof
          if (!step) return
          const at = pick % claim.proof.length
          const tampered = claim.proof.map((each, i) =>
            i === at ? { ...each, totalMinor: each.totalMinor + 1n } : each,
          )
          expect(verifyInclusion(sha256, { ...claim, proof: tampered })).toBe(false)
          expect(verifyInclusion(sha256, { ...claim, proof: claim.proof.slice(1) })).toBe(false)
        })
      }),
      { numRuns: 40 },
    )
  })

  it('is refused, not thrown at, when it is nonsense', () => {
    const claim = { line: 'é', stakeMinor: 1n, proof: [], rootHex: '', totalMinor: 1n }
    expect(verifyInclusion(sha256, claim)).toBe(false)
    const step = { side: 'left', hashHex: 'zz', totalMinor: -1n } as const
    expect(verifyInclusion(sha256, { ...claim, line: 'a', proof: [step] })).toBe(false)
  })

  it('of a ticket that is not there cannot be asked for', () => {
    expect(() => proofOf([{ line: 'a', stakeMinor: 1n }], 1)).toThrow(RangeError)
  })
})

describe('the line of a ticket', () => {
  const ticket: TicketLine = {
    ticketId: '0190a',
    gameId: 'SSC1',
    numero: '20260301-0001',
    playCode: 'SSC_3ZX_F',
    selection: '1|2|3',
    unitMode: 'yuan',
    multiple: 2,
    series: 1960,
    odds: '',
    stakeMinor: 40_000n,
  }

  it('holds every field', () => {
    expect(ticketLine(ticket)).toBe('0190a|SSC1|20260301-0001|SSC_3ZX_F|1|2|3|yuan|2|1960||40000')
  })

  it('refuses a field that could be read as two', () => {
    expect(() => ticketLine({ ...ticket, gameId: 'SSC|1' })).toThrow(RangeError)
    expect(() => ticketLine({ ...ticket, odds: 'a=1|2' })).toThrow(RangeError)
  })
})
