import type { Send } from '@suerte/contract/client.ts'
import { CallError } from '@suerte/contract/client.ts'
import { withoutToken, type FrameAddress } from './address.ts'

/** What the frame keeps of its session, per game, for as long as the tab lives. */
export type FrameSession = { frameToken: string; trial: boolean; expiresAtMs: number }

const keyOf = (gameId: string) => `suerte-frame:${gameId}`

export function storedSession(gameId: string): FrameSession | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(gameId)) ?? 'null')
    return isSession(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function forgetSession(gameId: string): void {
  sessionStorage.removeItem(keyOf(gameId))
}

/**
 * Spends the launch token of the address, or goes on with the session of this tab.
 * Throws a CallError: `launch_token_invalid` when there is neither.
 */
export async function openSession(address: FrameAddress, send: Send): Promise<FrameSession> {
  if (address.token === '') {
    const stored = storedSession(address.gameId)
    if (!stored) throw new CallError('launch_token_invalid')
    return stored
  }
  const reply = await send('POST /lgw/session', { body: { token: address.token } })
  if (reply.gameId !== address.gameId) throw new CallError('launch_token_invalid')
  const { frameToken, trial, expiresAtMs } = reply
  const session = { frameToken, trial, expiresAtMs }
  sessionStorage.setItem(keyOf(address.gameId), JSON.stringify(session))
  // A token that was spent has no business in the history or in a copied address.
  history.replaceState(history.state, '', withoutToken(new URL(location.href)))
  return session
}

function isSession(value: unknown): value is FrameSession {
  return typeof value === 'object' && value !== null && 'frameToken' in value && 'trial' in value
}
