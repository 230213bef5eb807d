import { CallError } from '@suerte/contract/client.ts'
import { useT } from './i18n.ts'

/** What went wrong, in the reader's words. */
export function useRefusalText(): (error: unknown) => string {
  const t = useT()
  return (error) =>
    t(error instanceof CallError ? `refusal.${error.code}` : 'refusal.unknown_error')
}
