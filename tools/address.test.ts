import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { addressFromEnvironment, requireFreePort, siteUrl } from './address.ts'

afterEach(() => vi.unstubAllEnvs())

test('the address is 127.0.0.1:8080 unless the environment says otherwise', () => {
  vi.stubEnv('PORT', undefined)
  vi.stubEnv('HOST', undefined)
  expect(addressFromEnvironment()).toEqual({ host: '127.0.0.1', port: 8080 })
  vi.stubEnv('PORT', '9001')
  vi.stubEnv('HOST', '0.0.0.0')
  expect(addressFromEnvironment()).toEqual({ host: '0.0.0.0', port: 9001 })
})

test.each(['', '0', '65536', '80x', '-1', '8.5'])(
  'refuses PORT="%s" and says what to write',
  (port) => {
    vi.stubEnv('PORT', port)
    expect(() => addressFromEnvironment()).toThrow(/PORT is ".*": give a number/)
  },
)

test('a taken port is refused before anything is begun, and a free one is left free', async () => {
  const server = createServer()
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const address = { host: '127.0.0.1', port }
  await expect(requireFreePort(address)).rejects.toThrow(`port ${port} is taken`)
  await new Promise((done) => server.close(done))
  await requireFreePort(address)
  await requireFreePort(address)
})

test('the printed address is one that a browser takes', () => {
  expect(siteUrl({ host: '0.0.0.0', port: 8080 })).toBe('http://localhost:8080')
  expect(siteUrl({ host: 'fd00::1', port: 80 })).toBe('http://[fd00::1]:80')
  expect(siteUrl({ host: 'play.example', port: 80 })).toBe('http://play.example:80')
})
