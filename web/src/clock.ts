/** Server's clock minus this device's: countdowns and the jackpot follow the server. */
let offsetMs = 0

export function noteServerTime(serverTimeMs: number): void {
  offsetMs = serverTimeMs - Date.now()
}

export function serverOffsetMs(): number {
  return offsetMs
}

export function serverNowMs(): number {
  return Date.now() + offsetMs
}
