import type { Minor } from '../money.ts'
import { asciiBytes, bigEndian, bytesOfHex, concatBytes, hexOf, type Sha256 } from './bytes.ts'

/**
 * The digest of all tickets of a numero, in order of ticket id: a Merkle tree in which every node
 * also carries the stake below it, so that a root fixes the total as well as each ticket.
 *
 *   leaf  = H(0x00 || stake || line)                       stakes and totals as 16 bytes, big-endian
 *   inner = H(0x01 || left || left total || right || right total)
 *
 * A node without a partner rises unchanged. No ticket at all is H(0x02) with a total of 0.
 */

export type TicketLine = {
  ticketId: string
  gameId: string
  numero: string
  playCode: string
  selection: string
  unitMode: string
  multiple: number
  series: number
  odds: string
  stakeMinor: Minor
}

/** One ticket as the line that is hashed. Throws RangeError when a text could be read two ways. */
export function ticketLine(ticket: TicketLine): string {
  const ids = [ticket.ticketId, ticket.gameId, ticket.numero, ticket.playCode]
  const texts = [...ids, ticket.unitMode, ticket.odds]
  if (texts.some((text) => text.includes('|'))) throw new RangeError('a ticket field holds "|"')
  const { selection, unitMode, multiple, series, odds, stakeMinor } = ticket
  return [...ids, selection, unitMode, multiple, series, odds, stakeMinor].join('|')
}

export type DigestNode = { hash: Uint8Array; totalMinor: Minor }

export type Digest = { rootHex: string; count: number; totalMinor: Minor }

/** The node of one ticket. The stake is not negative. */
export function leafNode(sha256: Sha256, line: string, stakeMinor: Minor): DigestNode {
  const data = concatBytes([LEAF, bigEndian(stakeMinor, TOTAL_BYTES), asciiBytes(line)])
  return { hash: sha256(data), totalMinor: stakeMinor }
}

const TOTAL_BYTES = 16
const LEAF = Uint8Array.of(0)
const INNER = Uint8Array.of(1)
const EMPTY = Uint8Array.of(2)

export type DigestBuilder = {
  /** Takes the next ticket, in order of ticket id. */
  add: (line: string, stakeMinor: Minor) => void
  /** The digest of what was added. */
  finish: () => Digest
}

/** Builds a digest ticket by ticket, keeping one node per level of the tree. */
export function createDigest(sha256: Sha256): DigestBuilder {
  // pending[level] is a finished tree of 2^level tickets that waits for its right neighbour.
  const pending: (DigestNode | undefined)[] = []
  let count = 0
  return {
    add(line, stakeMinor) {
      let node = leafNode(sha256, line, stakeMinor)
      count += 1
      let level = 0
      for (let left = pending[level]; left; left = pending[level]) {
        node = joinNodes(sha256, left, node)
        pending[level] = undefined
        level += 1
      }
      pending[level] = node
    },
    finish() {
      let root: DigestNode | undefined
      for (const left of pending) {
        if (left) root = root ? joinNodes(sha256, left, root) : left
      }
      const { hash, totalMinor } = root ?? { hash: sha256(EMPTY), totalMinor: 0n }
      return { rootHex: hexOf(hash), count, totalMinor }
    },
  }
}

/** One step of the way from a ticket to the root: the neighbour and the side it stands on. */
export type ProofStep = { side: 'left' | 'right'; hashHex: string; totalMinor: Minor }

/** The steps from ticket `index` to the root. Throws RangeError when there is no such ticket. */
export function inclusionProof(
  sha256: Sha256,
  leaves: readonly DigestNode[],
  index: number,
): ProofStep[] {
  if (!leaves[index]) throw new RangeError(`no ticket ${index}`)
  const steps: ProofStep[] = []
  let level = leaves
  let at = index
  while (level.length > 1) {
    const neighbour = level[at ^ 1]
    if (neighbour) steps.push(stepOf(neighbour, at % 2 === 0 ? 'right' : 'left'))
    level = nextLevel(sha256, level)
    at >>= 1
  }
  return steps
}

export type InclusionClaim = {
  line: string
  stakeMinor: Minor
  proof: readonly ProofStep[]
  rootHex: string
  totalMinor: Minor
}

/** Whether a ticket with its stake is in the tree of this root and total; never throws. */
export function verifyInclusion(sha256: Sha256, claim: InclusionClaim): boolean {
  try {
    let node = leafNode(sha256, claim.line, claim.stakeMinor)
    for (const step of claim.proof) {
      const other = { hash: hashOfHex(step.hashHex), totalMinor: step.totalMinor }
      node = step.side === 'left' ? joinNodes(sha256, other, node) : joinNodes(sha256, node, other)
    }
    return hexOf(node.hash) === claim.rootHex && node.totalMinor === claim.totalMinor
  } catch {
    // Hex that is none, a negative or an overlong stake: not a proof.
    return false
  }
}

function hashOfHex(hex: string): Uint8Array {
  if (hex.length !== 64) throw new RangeError('not a hash')
  return bytesOfHex(hex)
}

function joinNodes(sha256: Sha256, left: DigestNode, right: DigestNode): DigestNode {
  const data = concatBytes([
    INNER,
    left.hash,
    bigEndian(left.totalMinor, TOTAL_BYTES),
    right.hash,
    bigEndian(right.totalMinor, TOTAL_BYTES),
  ])
  return { hash: sha256(data), totalMinor: left.totalMinor + right.totalMinor }
}

function nextLevel(sha256: Sha256, level: readonly DigestNode[]): DigestNode[] {
  const next: DigestNode[] = []
  for (let i = 0; i < level.length; i += 2) {
    const [left, right] = level.slice(i, i + 2)
    if (left) next.push(right ? joinNodes(sha256, left, right) : left)
  }
  return next
}

function stepOf(node: DigestNode, side: ProofStep['side']): ProofStep {
  return { side, hashHex: hexOf(node.hash), totalMinor: node.totalMinor }
}
