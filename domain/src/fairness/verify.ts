import type { Minor } from '../money.ts'
import { randomnessOf, roundFrom, roundMessage, type BeaconChain } from './beacon.ts'
import { bytesOfHex, hexOf, type Sha256 } from './bytes.ts'
import { commitmentOf } from './commitment.ts'
import { verifyInclusion, type ProofStep } from './merkle.ts'
import { drawDigits, type ResultSource } from './result.ts'

/** The beacon round of a draw, as published. Hex is lower-case. */
export type BeaconRecord = {
  chainHash: string
  round: number
  signatureHex: string
  randomnessHex: string
}

/** Everything that is public about a finished draw. */
export type DrawRecord = {
  gameId: string
  numero: string
  family: string
  opensAtMs: number
  closesAtMs: number
  drawAtMs: number
  commitmentHex: string
  secretHex: string
  /** The round the result is made of; null when the declared fallback was used. */
  beacon: BeaconRecord | null
  source: 'beacon' | 'fallback'
  rootHex: string
  ticketCount: number
  totalStakeMinor: Minor
  /** How many digits are drawn, and of how many values each. */
  count: number
  base: number
  result: readonly number[]
}

export type CheckName = 'commitment' | 'beacon-round' | 'beacon-signature' | 'result'

/** `detail` is a key for a text: what was found. */
export type Check = { check: CheckName; ok: boolean; detail: string }

/** Checks a signature of the chain over a message (BLS); arrives as an argument. */
export type VerifySignature = (
  chain: BeaconChain,
  message: Uint8Array,
  signatureHex: string,
) => boolean

export type Verifier = { sha256: Sha256; verifySignature: VerifySignature; chain: BeaconChain }

/**
 * Recomputes a draw from its public record. Every check is returned, failed ones too; never throws.
 * The checks of the beacon fail on a fallback draw that names a round, and are left out otherwise.
 */
export function verifyDraw(record: DrawRecord, verifier: Verifier): Check[] {
  const checks = [checked('commitment', () => checkCommitment(record, verifier.sha256))]
  const { beacon } = record
  if (record.source === 'beacon' || beacon) {
    checks.push(
      checked('beacon-round', () => checkRound(record, verifier.chain)),
      checked('beacon-signature', () => checkSignature(beacon, verifier)),
    )
  }
  checks.push(checked('result', () => checkResult(record, verifier.sha256)))
  return checks
}

export type TicketProof = { line: string; stakeMinor: Minor; proof: readonly ProofStep[] }

/** Whether a ticket was in the frozen digest of a draw, for this draw and with this stake. */
export function verifyTicket(record: DrawRecord, ticket: TicketProof, sha256: Sha256): boolean {
  const [, gameId, numero] = ticket.line.split('|')
  if (gameId !== record.gameId || numero !== record.numero) return false
  if (!ticket.line.endsWith(`|${ticket.stakeMinor}`)) return false
  const { rootHex, totalStakeMinor: totalMinor } = record
  return verifyInclusion(sha256, { ...ticket, rootHex, totalMinor })
}

type Finding = Omit<Check, 'check'>

function checked(check: CheckName, find: () => Finding): Check {
  try {
    return { check, ...find() }
  } catch {
    return { check, ok: false, detail: 'unreadable' }
  }
}

function checkCommitment(record: DrawRecord, sha256: Sha256): Finding {
  const ok = commitmentOf(sha256, record) === record.commitmentHex
  return { ok, detail: ok ? 'matches' : 'differs' }
}

/** The round must be the one that the time of the draw names: nobody can choose another. */
function checkRound(record: DrawRecord, chain: BeaconChain): Finding {
  const { beacon, closesAtMs, drawAtMs } = record
  if (record.source !== 'beacon' || !beacon) return { ok: false, detail: 'source-mismatch' }
  if (beacon.chainHash !== chain.chainHash) return { ok: false, detail: 'unknown-chain' }
  if (drawAtMs < closesAtMs) return { ok: false, detail: 'before-close' }
  const ok = beacon.round === roundFrom(chain, drawAtMs)
  return { ok, detail: ok ? 'named-round' : 'other-round' }
}

function checkSignature(beacon: BeaconRecord | null, verifier: Verifier): Finding {
  if (!beacon) return { ok: false, detail: 'source-mismatch' }
  const { sha256, verifySignature, chain } = verifier
  if (hexOf(randomnessOf(beacon.signatureHex, sha256)) !== beacon.randomnessHex) {
    return { ok: false, detail: 'randomness-differs' }
  }
  const ok = verifySignature(chain, roundMessage(beacon.round, sha256), beacon.signatureHex)
  return { ok, detail: ok ? 'signed' : 'not-signed' }
}

function checkResult(record: DrawRecord, sha256: Sha256): Finding {
  const { gameId, numero, count, base } = record
  const source = sourceOf(record)
  if (!source) return { ok: false, detail: 'source-mismatch' }
  const secret = bytesOfHex(record.secretHex)
  const expected = drawDigits({ sha256, secret, gameId, numero, source }, count, base)
  const ok = expected.join() === record.result.join()
  return { ok, detail: ok ? 'matches' : 'differs' }
}

function sourceOf(record: DrawRecord): ResultSource | undefined {
  const { beacon, rootHex } = record
  if (record.source === 'fallback') return beacon ? undefined : { kind: 'fallback' }
  if (!beacon) return undefined
  return { kind: 'beacon', round: beacon.round, randomnessHex: beacon.randomnessHex, rootHex }
}
