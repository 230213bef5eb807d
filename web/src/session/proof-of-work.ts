import { sha256 } from '@noble/hashes/sha2.js'

type Challenge = {
  algorithm: string
  challenge: string
  salt: string
  maxNumber: number
  signature: string
}
export type SolvedWork = Omit<Challenge, 'maxNumber'> & { number: number }

/** Tries between two breaths of the page. */
const BATCH = 2_000

/** Finds the number whose hash with the salt is the challenge; undefined when there is none. */
export async function solveWork(task: Challenge): Promise<SolvedWork | undefined> {
  const { algorithm, challenge, salt, signature } = task
  const encoder = new TextEncoder()
  for (let number = 0; number <= task.maxNumber; number += 1) {
    if (hex(sha256(encoder.encode(`${salt}${number}`))) === challenge)
      return { algorithm, challenge, salt, signature, number }
    if (number % BATCH === BATCH - 1) await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
