import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(10 * 512)
let used = pool.length
let lastMs = 0
let sequence = 0

/**
 * A time-ordered UUID (version 7, RFC 9562): 48 bits of milliseconds, 12 bits that count within one
 * millisecond so that ids of one process keep their order, 62 random bits.
 */
export function newId(): string {
  if (used + 10 > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    sequence = pool.readUInt16BE(used) & 0x3ff
  } else if (++sequence > 0xfff) {
    lastMs++
    sequence = 0
  }
  const time = lastMs.toString(16).padStart(12, '0')
  const counter = (0x7000 | sequence).toString(16)
  const variant = (0x8000 | (pool.readUInt16BE(used + 2) & 0x3fff)).toString(16)
  const tail = pool.toString('hex', used + 4, used + 10)
  used += 10
  return `${time.slice(0, 8)}-${time.slice(8)}-${counter}-${variant}-${tail}`
}
