let closeOpenOne: (() => void) | undefined

/** Claims the one place for a sheet; whoever held it is asked to close. Returns the release. */
export function openAlone(close: () => void): () => void {
  const before = closeOpenOne
  closeOpenOne = close
  before?.()
  return () => {
    if (closeOpenOne === close) closeOpenOne = undefined
  }
}
