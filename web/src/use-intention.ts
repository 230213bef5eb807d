import { CallError } from '@suerte/contract/client.ts'
import { useRef } from 'react'

/** Answers after which nobody knows whether the money moved: the same request is sent again. */
const open: ReadonlySet<string> = new Set([
  'offline',
  'unknown_error',
  'idempotency_busy',
  'gateway_unreachable',
])

/**
 * One key for one intention: kept while its outcome is unknown, so that a second try cannot count twice.
 * Another body is another intention.
 */
export function useIntention() {
  const held = useRef<{ key: string; body: string }>(undefined)
  return async function once<T>(body: unknown, run: (key: string) => Promise<T>): Promise<T> {
    const text = JSON.stringify(body)
    if (held.current?.body !== text) held.current = { key: crypto.randomUUID(), body: text }
    try {
      const answer = await run(held.current.key)
      held.current = undefined
      return answer
    } catch (error) {
      if (!(error instanceof CallError && open.has(error.code))) held.current = undefined
      throw error
    }
  }
}
