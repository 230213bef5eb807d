import {
  QUICKNET,
  randomnessOf,
  roundMessage,
  type BeaconChain,
} from '@suerte/domain/fairness/beacon.ts'
import { hexOf } from '@suerte/domain/fairness/bytes.ts'
import { z } from 'zod'
import { sha256 } from '../../platform/sha256.ts'

export type BeaconRound = { round: number; signature: Buffer; randomness: Buffer }
/** The public beacon. `fetchRound` gives a verified round, or undefined when it can't be had now. */
export type BeaconSource = {
  chain: BeaconChain
  fetchRound(round: number): Promise<BeaconRound | undefined>
}

const answer = z.object({
  round: z.int(),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
})
const TIMEOUT_MS = 2_000

/** drand over HTTP. Every relay gives the same signed round, so the first good answer counts. */
export function httpBeacon(
  relays: readonly string[],
  chain: BeaconChain = QUICKNET,
  fetcher: typeof fetch = fetch,
): BeaconSource {
  async function ask(relay: string, round: number): Promise<BeaconRound> {
    const response = await fetcher(`${relay}/${chain.chainHash}/public/${round}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`${relay} answered ${response.status}`)
    const given = answer.parse(await response.json())
    // loaded with the first round: the curve is not needed to start
    const { verifyBeaconSignature } = await import('./beacon-signature.ts')
    const right =
      given.round === round &&
      hexOf(randomnessOf(given.signature, sha256)) === given.randomness &&
      verifyBeaconSignature(chain, roundMessage(round, sha256), given.signature)
    if (!right) throw new Error(`${relay} gave a round that does not verify`)
    return {
      round,
      signature: Buffer.from(given.signature, 'hex'),
      randomness: Buffer.from(given.randomness, 'hex'),
    }
  }
  return {
    chain,
    fetchRound: (round) =>
      Promise.any(relays.map((relay) => ask(relay, round))).catch(() => undefined),
  }
}
