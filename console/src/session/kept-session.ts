import type { Role } from '@suerte/contract/shapes.ts'
import { everyone } from '../permissions.ts'

export type OperatorSession = { token: string; username: string; roles: Role[] }

/** Reads a kept session; anything that is none is nobody. */
export function readSession(text: string | null): OperatorSession | undefined {
  const kept = parsed(text ?? '')
  if (typeof kept !== 'object' || kept === null) return undefined
  if (!('token' in kept) || !('username' in kept) || !('roles' in kept)) return undefined
  const { token, username, roles } = kept
  if (typeof token !== 'string' || typeof username !== 'string') return undefined
  if (!Array.isArray(roles)) return undefined
  return { token, username, roles: everyone.filter((role) => roles.includes(role)) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
