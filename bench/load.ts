import { connect, type Socket } from 'node:net'

export type Load = {
  requests: number
  failures: number
  seconds: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
}

/**
 * Sends prepared HTTP/1.1 requests over kept connections, one at a time on each, until the time is over.
 * Raw sockets: the generator shares the machine with what it measures and must not weigh much.
 */
export async function runLoad(options: {
  port: number
  connections: number
  seconds: number
  next: (connection: number) => Buffer
}): Promise<Load> {
  const started = performance.now()
  const endsAt = started + options.seconds * 1000
  const times: number[] = []
  let failures = 0
  const one = (connection: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(options.port, '127.0.0.1')
      socket.setNoDelay(true)
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        socket.write(options.next(connection))
      }
      readAnswers(socket, (ok) => {
        const now = performance.now()
        times.push(now - sentAt)
        if (!ok) failures += 1
        if (now < endsAt) send()
        else socket.end()
      })
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('close', () => resolve())
    })
  await Promise.all(Array.from({ length: options.connections }, (_, index) => one(index)))
  const seconds = (performance.now() - started) / 1000
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    requests: times.length,
    failures,
    seconds,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  }
}

const LENGTH = /content-length: (\d+)/i

/** Calls back once per whole answer; the answers carry a content-length. */
function readAnswers(socket: Socket, done: (ok: boolean) => void) {
  let pending: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    for (;;) {
      const head = pending.indexOf('\r\n\r\n')
      if (head < 0) return
      const text = pending.toString('latin1', 0, head)
      const total = head + 4 + Number(LENGTH.exec(text)?.[1] ?? 0)
      if (pending.length < total) return
      pending = pending.subarray(total)
      done(text.startsWith('HTTP/1.1 200'))
    }
  })
}

export function request(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  if (body)
    lines.push(`content-type: application/json`, `content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
