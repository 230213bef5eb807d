/**
 * An expected failure on the user's machine (a taken port, an unwritable folder). Its message is one
 * line that says what to do; commands print it without a stack and exit 1.
 */
export class FriendlyError extends Error {
  override name = 'FriendlyError'
}

/** Text of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The `code` of a Node system error ('EADDRINUSE', 'EACCES' …) or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
