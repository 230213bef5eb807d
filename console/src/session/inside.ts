/** Where to go after the login: only a path of the desk itself, never another site. */
export function inside(next: string | undefined): string {
  const path = next?.replace(/^\/console(?=\/|$)/, '') ?? ''
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith('/login')
    ? `/console${path}`
    : '/console/'
}
