import { CallError } from '@suerte/contract/client.ts'
import { t } from './i18n.ts'

/** What to tell the operator about a call that failed. */
export function refusalText(error: unknown): string {
  return t(`refusal.${error instanceof CallError ? error.code : 'unknown_error'}`)
}

/** The refusal of one field of a form; undefined when it is not about that field. */
export function fieldRefusal(error: unknown, field: string): string | undefined {
  return error instanceof CallError && error.field === field ? refusalText(error) : undefined
}

/** The refusal of a form that belongs to none of its fields. */
export function formRefusal(error: unknown, fields: readonly string[]): string | undefined {
  if (!error) return undefined
  if (error instanceof CallError && error.field !== undefined && fields.includes(error.field))
    return undefined
  return refusalText(error)
}
