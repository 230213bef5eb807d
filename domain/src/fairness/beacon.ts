import { bigEndian, bytesOfHex, type Sha256 } from './bytes.ts'

/** A public source of randomness that publishes a signed round at a fixed pace (drand). */
export type BeaconChain = {
  chainHash: string
  scheme: string
  publicKeyHex: string
  periodMs: number
  /** Time of round 1. */
  genesisMs: number
}

/** The quicknet chain of the League of Entropy. */
export const QUICKNET: BeaconChain = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  scheme: 'bls-unchained-g1-rfc9380',
  publicKeyHex:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  periodMs: 3_000,
  genesisMs: 1_692_803_367_000,
}

/** The last round published at a time; 0 before the first. */
export function roundAt(chain: BeaconChain, timeMs: number): number {
  if (timeMs < chain.genesisMs) return 0
  return Math.floor((timeMs - chain.genesisMs) / chain.periodMs) + 1
}

/** When a round is published. */
export function roundTimeMs(chain: BeaconChain, round: number): number {
  return chain.genesisMs + (round - 1) * chain.periodMs
}

/** The first round published at or after a time: the one to name for a draw. */
export function roundFrom(chain: BeaconChain, timeMs: number): number {
  const last = roundAt(chain, timeMs)
  return last > 0 && roundTimeMs(chain, last) === timeMs ? last : last + 1
}

/** The message that the chain signs for a round: the hash of its number as 8 bytes, big-endian. */
export function roundMessage(round: number, sha256: Sha256): Uint8Array {
  return sha256(bigEndian(BigInt(round), 8))
}

/** The randomness of a round: the hash of its signature (lower-case hex). */
export function randomnessOf(signatureHex: string, sha256: Sha256): Uint8Array {
  return sha256(bytesOfHex(signatureHex))
}
