import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** What a device does with the options of a ceremony (WebAuthn level 3), in software. */
export type SoftPasskey = {
  id: string
  create(options: object, origin: string): object
  get(options: object, origin: string, more?: { counter?: number; verified?: boolean }): object
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64 = (data: Buffer) => data.toString('base64url')
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** A passkey of the site at `rpId`, held by a device that checked its user. */
export function newSoftPasskey(rpId: string): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const shared = { id: base64(id), rawId: base64(id), type: 'public-key' as const }
  return {
    id: shared.id,
    create(options, origin) {
      const clientData = clientDataOf('webauthn.create', options, origin)
      const authData = authDataOf(rpId, PRESENT | VERIFIED | WITH_KEY, 0, [
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ])
      return {
        ...shared,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData),
          attestationObject: base64(attestation(authData)),
          transports: ['internal'],
        },
      }
    },
    get(options, origin, { counter = 0, verified = true } = {}) {
      const clientData = clientDataOf('webauthn.get', options, origin)
      const authData = authDataOf(rpId, PRESENT | (verified ? VERIFIED : 0), counter, [])
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey)
      return {
        ...shared,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData),
          authenticatorData: base64(authData),
          signature: base64(signature),
        },
      }
    },
  }
}

function clientDataOf(type: string, options: object, origin: string): Buffer {
  const challenge = 'challenge' in options ? options.challenge : ''
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authDataOf(rpId: string, flags: number, counter: number, rest: Buffer[]): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...rest])
}

/** An ES256 key as a CBOR map: kty EC2, alg, curve, x, y (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

/** {"fmt": "none", "attStmt": {}, "authData": …} in CBOR. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string) =>
    Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
    authData,
  ])
}
