import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { QUICKNET, type BeaconChain } from '@suerte/domain/fairness/beacon.ts'
import { bytesOfHex } from '@suerte/domain/fairness/bytes.ts'
import { verifyDraw, verifyTicket } from '@suerte/domain/fairness/verify.ts'
import { parseMoney } from '@suerte/domain/money.ts'
import { findFamily } from '@suerte/domain/lottery/families.ts'
import { runCommand } from './command.ts'
import { FriendlyError } from './friendly-error.ts'

// npm run verify-draw -- record.json: recomputes a draw (and a ticket's inclusion) without any server.
// The file is what "Download the record" on the verification page gives.
await runCommand(async () => {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new FriendlyError('say which: npm run verify-draw -- record.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new FriendlyError(`${file} can't be read`)
  })
  const { record, ticket } = readDownload(text)
  const checks = verifyDraw(record, { sha256, verifySignature, chain: QUICKNET })
  console.log(`${record.gameId} ${record.numero}: ${record.result.join(' ')} (${record.source})`)
  for (const check of checks)
    console.log(`  ${check.ok ? 'ok    ' : 'FAILED'} ${check.check}: ${check.detail}`)
  let right = checks.every((check) => check.ok)
  if (ticket) {
    const included = verifyTicket(record, ticket, sha256)
    console.log(
      `  ${included ? 'ok    ' : 'FAILED'} ticket ${ticket.line.split('|')[0] ?? ''} is in the frozen set`,
    )
    right &&= included
  }
  if (record.source === 'fallback')
    console.log('  note   the beacon was out of reach: the result is of the committed secret alone')
  return right ? 0 : 1
})

function sha256(data: Uint8Array): Uint8Array {
  return createHash('sha256').update(data).digest()
}

function verifySignature(chain: BeaconChain, message: Uint8Array, signatureHex: string): boolean {
  const bls = bls12_381.shortSignatures
  const point = bls.hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
  return bls.verify(bls.Signature.fromHex(signatureHex), point, bytesOfHex(chain.publicKeyHex))
}

type Loose = Record<string, unknown>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null

/** Reads the downloaded file; what is missing or of another type is told by name. */
function readDownload(text: string) {
  let download: unknown
  try {
    download = JSON.parse(text)
  } catch {
    throw new FriendlyError('the file is not JSON')
  }
  if (!isLoose(download) || !isLoose(download['record']))
    throw new FriendlyError('the file has no record')
  const from = download['record']
  const string = (given: Loose, name: string) => {
    const value = given[name]
    if (typeof value !== 'string')
      throw new FriendlyError(`the record has no ${name} (is the draw over?)`)
    return value
  }
  const number = (given: Loose, name: string) => {
    const value = given[name]
    if (typeof value !== 'number')
      throw new FriendlyError(`the record has no ${name} (is the draw over?)`)
    return value
  }
  const money = (given: Loose, name: string) => parseMoney(string(given, name)) ?? -1n
  const family = findFamily(string(from, 'family'))
  if (!family) throw new FriendlyError(`the family ${string(from, 'family')} is not known here`)
  const result = from['result']
  if (!Array.isArray(result)) throw new FriendlyError('the draw has no result yet')
  const beacon = isLoose(from['beacon']) ? from['beacon'] : null
  const record = {
    gameId: string(from, 'gameId'),
    numero: string(from, 'numero'),
    family: family.code,
    opensAtMs: number(from, 'opensAtMs'),
    closesAtMs: number(from, 'closesAtMs'),
    drawAtMs: number(from, 'drawsAtMs'),
    commitmentHex: string(from, 'commitment'),
    secretHex: string(from, 'secret'),
    rootHex: string(from, 'root'),
    ticketCount: number(from, 'ticketCount'),
    totalStakeMinor: money(from, 'totalStake'),
    source: string(from, 'source') === 'beacon' ? ('beacon' as const) : ('fallback' as const),
    beacon: beacon && {
      chainHash: string(beacon, 'chainHash'),
      round: number(beacon, 'round'),
      signatureHex: string(beacon, 'signature'),
      randomnessHex: string(beacon, 'randomness'),
    },
    result: result.map(Number),
    count: family.draw.count,
    base: family.draw.base,
  }
  const proof = isLoose(download['ticket']) ? download['ticket'] : null
  const steps = proof && Array.isArray(proof['steps']) ? proof['steps'].filter(isLoose) : []
  const ticket = proof && {
    line: string(proof, 'line'),
    stakeMinor: money(proof, 'stake'),
    proof: steps.map((step) => ({
      side: string(step, 'side') === 'left' ? ('left' as const) : ('right' as const),
      hashHex: string(step, 'hash'),
      totalMinor: money(step, 'total'),
    })),
  }
  return { record, ticket }
}
