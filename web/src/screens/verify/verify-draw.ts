import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Reply } from '@suerte/contract/calls.ts'
import { QUICKNET, type BeaconChain } from '@suerte/domain/fairness/beacon.ts'
import { bytesOfHex } from '@suerte/domain/fairness/bytes.ts'
import {
  verifyDraw,
  verifyTicket,
  type Check,
  type DrawRecord,
  type TicketProof,
} from '@suerte/domain/fairness/verify.ts'
import { findFamily } from '@suerte/domain/lottery/families.ts'
import { parseMoney } from '@suerte/domain/money.ts'

type WireRecord = Reply<'GET /lgw/draw/:gameId/:numero'>
type WireProof = Reply<'GET /lgw/tickets/:ticketId/proof'>['proof']
export type { Check }

const bls = bls12_381.shortSignatures
// drand's quicknet signs on G1 with the suite of RFC 9380.
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

function verifySignature(chain: BeaconChain, message: Uint8Array, signatureHex: string): boolean {
  return bls.verify(
    bls.Signature.fromHex(signatureHex),
    bls.hash(message, DST),
    bytesOfHex(chain.publicKeyHex),
  )
}

/** The record of a finished draw as the rules read it; undefined while something of it is missing. */
export function readRecord(record: WireRecord): DrawRecord | undefined {
  const { secret, source, root, ticketCount, result, beacon } = record
  const draw = findFamily(record.family)?.draw
  const totalStakeMinor = record.totalStake === null ? undefined : parseMoney(record.totalStake)
  if (!draw || secret === null || source === null || root === null) return undefined
  if (ticketCount === null || totalStakeMinor === undefined || result === null) return undefined
  return {
    gameId: record.gameId,
    numero: record.numero,
    family: record.family,
    opensAtMs: record.opensAtMs,
    closesAtMs: record.closesAtMs,
    drawAtMs: record.drawsAtMs,
    commitmentHex: record.commitment,
    secretHex: secret,
    beacon: beacon && {
      chainHash: beacon.chainHash,
      round: beacon.round,
      signatureHex: beacon.signature,
      randomnessHex: beacon.randomness,
    },
    source,
    rootHex: root,
    ticketCount,
    totalStakeMinor,
    count: draw.count,
    base: draw.base,
    result,
  }
}

/** Recomputes a draw on this device. */
export function checkDraw(record: DrawRecord): Check[] {
  return verifyDraw(record, { sha256, verifySignature, chain: QUICKNET })
}

function readProof(proof: WireProof): TicketProof {
  return {
    line: proof.line,
    stakeMinor: parseMoney(proof.stake) ?? -1n,
    proof: proof.steps.map(({ side, hash, total }) => ({
      side,
      hashHex: hash,
      totalMinor: parseMoney(total) ?? -1n,
    })),
  }
}

/** Whether the ticket was in the frozen set of this draw. */
export function checkTicket(record: DrawRecord, proof: WireProof): boolean {
  return verifyTicket(record, readProof(proof), sha256)
}
