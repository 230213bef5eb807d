/** Answers after which the same thing may have been done or not: the next try must carry the same key. */
const UNSURE = new Set(['offline', 'unknown_error', 'idempotency_busy'])

/**
 * Idempotency keys by intention. A key lives until an answer is final: a retry after a lost answer
 * carries the same key, a new intention gets a new one.
 */
export function intentionKeys(newKey: () => string = () => crypto.randomUUID()) {
  const kept = new Map<string, string>()
  return {
    keyFor(intention: string): string {
      const key = kept.get(intention) ?? newKey()
      kept.set(intention, key)
      return key
    },
    /** `code` is undefined when the call succeeded. */
    answered(intention: string, code?: string): void {
      if (code === undefined || !UNSURE.has(code)) kept.delete(intention)
    },
  }
}
