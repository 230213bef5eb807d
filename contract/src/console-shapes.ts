import { z } from 'zod'
import { id, pageNo, pageSize } from './shapes.ts'

/** Why an operator does it: kept in the audit log. */
export const reason = z.string().trim().min(3).max(300)
export const decision = z.strictObject({ reason: z.string().trim().max(300) })
export const everyone = ['owner', 'cashier', 'support', 'content', 'risk', 'auditor'] as const
export const staff = ['not_logged_in', 'session_ended', 'no_permission'] as const
export const paging = z.strictObject({ pageNo, pageSize })
export const one = z.strictObject({ id })
