import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { BeaconChain } from '@suerte/domain/fairness/beacon.ts'
import { bytesOfHex } from '@suerte/domain/fairness/bytes.ts'

const bls = bls12_381.shortSignatures
// drand's quicknet signs on G1 with the suite of RFC 9380
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** Whether the chain signed the message: BLS, signature on G1, public key on G2. */
export function verifyBeaconSignature(
  chain: BeaconChain,
  message: Uint8Array,
  signatureHex: string,
): boolean {
  try {
    return bls.verify(
      bls.Signature.fromHex(signatureHex),
      bls.hash(message, DST),
      bytesOfHex(chain.publicKeyHex),
    )
  } catch {
    return false
  }
}
