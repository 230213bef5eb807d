import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps secrets unreadable in the database: AES-256-GCM under the key of the data folder. */
export type Seal = {
  close(plain: Buffer): Buffer
  open(sealed: Buffer): Buffer
  /** A keyed digest, for finding equal values without being able to read them. */
  digest(plain: string): Buffer
}

export function sealWith(key: Buffer): Seal {
  return {
    close(plain) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
    },
    digest: (plain) => createHmac('sha256', key).update(plain).digest(),
  }
}

/** The key of this installation: SUERTE_KEY (64 hex digits), else a file made once in the data folder. */
export async function loadSeal(
  dataFolder: string,
  given = process.env['SUERTE_KEY'],
): Promise<Seal> {
  if (given !== undefined) {
    if (!/^[0-9a-f]{64}$/i.test(given)) throw new Error('SUERTE_KEY must be 64 hex digits')
    return sealWith(Buffer.from(given, 'hex'))
  }
  const file = join(dataFolder, 'seal.key')
  await mkdir(dataFolder, { recursive: true })
  // `wx`: of two processes that start at once, one writes and both read the same.
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    () => {},
  )
  return sealWith(Buffer.from((await readFile(file, 'utf8')).trim(), 'hex'))
}
