/** Time of day, in this device's zone: 14:05:09. */
export function timeText(atMs: number): string {
  return new Date(atMs).toTimeString().slice(0, 8)
}

/** Day and time of day, in this device's zone: 2026-01-31 14:05:09. */
export function dateTimeText(atMs: number): string {
  const date = new Date(atMs)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return `${day.map((part) => String(part).padStart(2, '0')).join('-')} ${timeText(atMs)}`
}

/** A length of time as h:mm:ss. */
export function elapsedText(lengthMs: number): string {
  const seconds = Math.max(0, Math.floor(lengthMs / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** The part of a numero that counts within its day: "20260131-0412" is "0412". */
export function shortNumero(numero: string): string {
  return numero.slice(numero.indexOf('-') + 1)
}
