import { idleHeader } from '@suerte/contract/activity.ts'
import { CallError, createClient, type Send } from '@suerte/contract/client.ts'
import { hasText, t } from '../i18n.ts'

/** Refusals after which this session plays no more. */
const OVER = new Set<string>(['launch_token_invalid', 'session_ended', 'account_disabled'])

/** The client of this frame; tells once when a call finds that the session is over. */
export function createFrameClient(
  token: () => string | undefined,
  onOver: (code: string) => void,
): Send {
  const send = createClient((): Record<string, string> => {
    const known = token()
    return known ? { authorization: `Bearer ${known}`, ...idleHeader() } : {}
  })
  const watched = async (...input: Parameters<Send>) => {
    try {
      return await send(...input)
    } catch (error) {
      if (error instanceof CallError && OVER.has(error.code)) onOver(error.code)
      throw error
    }
  }
  // The same function from outside: it passes on what it got and gives back what it gets.
  return watched as Send
}

export function codeOf(error: unknown): string {
  return error instanceof CallError ? error.code : 'unknown_error'
}

/** What happened and what to do, for a refusal's code. */
export function refusalText(code: string): string {
  return t(hasText(`refusal.${code}`) ? `refusal.${code}` : 'refusal.unknown_error')
}
