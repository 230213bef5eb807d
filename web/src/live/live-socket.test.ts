import { expect, it } from 'vitest'
import { createLiveSocket, retryDelayMs } from './live-socket.ts'

/** A socket that opens when it is told to, and keeps what was sent. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING
  sent: string[] = []
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(new Event('close'))
  }
  answer() {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }
}

it('waits longer after each failure, from half a second to ten seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000,
  ])
})

it('opens another socket for another session: the cookie goes along only when a socket opens', () => {
  const opened: FakeSocket[] = []
  let session: string | undefined
  const live = createLiveSocket({
    open() {
      const socket = new FakeSocket()
      opened.push(socket)
      // the parts of a WebSocket that are used
      return socket as unknown as WebSocket
    },
    token: () => session,
    onHint: () => undefined,
  })
  live.want('site')
  opened[0]?.answer()
  expect(opened[0]?.sent).toEqual(['{"subscribe":["site"]}'])

  session = 'handle-1'
  live.want('me')
  expect(opened).toHaveLength(2)
  expect(opened[0]?.readyState).toBe(WebSocket.CLOSED)
  opened[1]?.answer()
  expect(opened[1]?.sent).toEqual(['{"subscribe":["site","me"],"token":"handle-1"}'])
  live.ask()
  expect(opened).toHaveLength(2)
})
