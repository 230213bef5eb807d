/** Time left (ms) as mm:ss, or h:mm:ss from an hour on. Part of a second counts as one, so 00:00 means over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
