import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { BeaconChain } from '@suerte/domain/fairness/beacon.ts'
import { randomnessOf, roundMessage } from '@suerte/domain/fairness/beacon.ts'
import type { BeaconSource } from '../modules/lottery/beacon.ts'
import { sha256 } from '../platform/sha256.ts'

const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const bls = bls12_381.shortSignatures
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const { secretKey, publicKey } = bls.keygen(new Uint8Array(48).fill(7))

/** A chain of our own that signs as drand's quicknet does, with a key that everybody knows. */
export const TEST_CHAIN: BeaconChain = {
  chainHash: hex(sha256(new Uint8Array([1, 2, 3]))),
  scheme: 'bls-unchained-g1-rfc9380',
  publicKeyHex: hex(publicKey.toBytes()),
  periodMs: 3_000,
  genesisMs: 1_692_803_367_000,
}

export function signRound(round: number): { signature: string; randomness: string } {
  const message = bls.hash(roundMessage(round, sha256), DST)
  const signature = hex(bls.sign(message, secretKey).toBytes())
  return { signature, randomness: hex(randomnessOf(signature, sha256)) }
}

/** A beacon in reach (or not): rounds are signed for real. */
export function testBeacon(reachable: () => boolean = () => true): BeaconSource {
  return {
    chain: TEST_CHAIN,
    async fetchRound(round) {
      if (!reachable()) return undefined
      const { signature, randomness } = signRound(round)
      return {
        round,
        signature: Buffer.from(signature, 'hex'),
        randomness: Buffer.from(randomness, 'hex'),
      }
    },
  }
}
