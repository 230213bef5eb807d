/**
 * Numeros of a game that draws at a fixed interval, around the clock. Draw k of a day is at
 * k x interval after local midnight; a numero is on sale from the close of the one before it.
 */
export type Schedule = {
  /** Time between draws; a whole part of a day. */
  intervalMs: number
  /** How long before the draw sales close. */
  closeLeadMs: number
  /** Local time minus UTC, in minutes; fixed all year. */
  offsetMinutes: number
}

export type Numero = {
  /** "yyyyMMdd-NNNN", the local day and the draw of that day from 0001. */
  numero: string
  opensAtMs: number
  closesAtMs: number
  drawAtMs: number
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The numero on sale at a time. Throws RangeError on a schedule that does not divide a day. */
export function numeroAt(schedule: Schedule, nowMs: number): Numero {
  const { intervalMs, closeLeadMs, offsetMinutes } = checked(schedule)
  const localMs = nowMs + offsetMinutes * MINUTE_MS
  return numeroOfDraw(schedule, Math.floor((localMs + closeLeadMs) / intervalMs) + 1)
}

/** The numero on sale at a time and the ones after it, `count` in all. Throws like `numeroAt`. */
export function nextNumeros(schedule: Schedule, fromMs: number, count: number): Numero[] {
  const first = numeroAt(schedule, fromMs)
  const draw = (first.drawAtMs + schedule.offsetMinutes * MINUTE_MS) / schedule.intervalMs
  return Array.from({ length: count }, (_, i) => numeroOfDraw(schedule, draw + i))
}

/** `draw` counts draws since the local start of 1970. */
function numeroOfDraw(schedule: Schedule, draw: number): Numero {
  const { intervalMs, closeLeadMs, offsetMinutes } = schedule
  const drawsPerDay = DAY_MS / intervalMs
  const day = Math.floor((draw - 1) / drawsPerDay)
  const ofDay = draw - day * drawsPerDay
  const drawAtMs = draw * intervalMs - offsetMinutes * MINUTE_MS
  const closesAtMs = drawAtMs - closeLeadMs
  return {
    numero: `${calendarDay(day)}-${`${ofDay}`.padStart(4, '0')}`,
    opensAtMs: closesAtMs - intervalMs,
    closesAtMs,
    drawAtMs,
  }
}

function checked(schedule: Schedule): Schedule {
  const { intervalMs, closeLeadMs } = schedule
  if (!Number.isInteger(DAY_MS / intervalMs) || intervalMs <= 0) {
    throw new RangeError(`schedule: ${intervalMs} ms does not divide a day`)
  }
  if (closeLeadMs < 0 || closeLeadMs >= intervalMs) {
    throw new RangeError('schedule: the close lead must be shorter than the interval')
  }
  return schedule
}

const DAYS_PER_ERA = 146_097
const DAYS_0000_TO_1970 = 719_468

/** "yyyyMMdd" of a day counted from 1970-01-01 (years that start in March, eras of 400 years). */
function calendarDay(day: number): string {
  const shifted = day + DAYS_0000_TO_1970
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const ofEra = shifted - era * DAYS_PER_ERA
  const leapDays = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524)
  const yearOfEra = Math.floor((ofEra - leapDays - Math.floor(ofEra / 146_096)) / 365)
  const leapsBefore = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  const ofYear = ofEra - (365 * yearOfEra + leapsBefore)
  const marchMonth = Math.floor((5 * ofYear + 2) / 153)
  const dayOfMonth = ofYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return [pad(year, 4), pad(month, 2), pad(dayOfMonth, 2)].join('')
}

function pad(value: number, width: number): string {
  return `${value}`.padStart(width, '0')
}
