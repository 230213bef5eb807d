import { describe, expect, test } from 'vitest'
import { contentPolicy, pageHeaders } from './page-headers.ts'

const rights = { nonce: 'abc', host: 'play.example:8443', frameable: true }
const part = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `))

describe('[X-02] the content policy', () => {
  test('lets scripts in by nonce alone, and objects, bases and strange frames not at all', () => {
    const policy = contentPolicy(rights)
    expect(part(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'")
    expect(part(policy, 'object-src')).toBe("object-src 'none'")
    expect(part(policy, 'base-uri')).toBe("base-uri 'none'")
    expect(part(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'")
    expect(part(contentPolicy({ ...rights, frameable: false }), 'frame-ancestors')).toBe(
      "frame-ancestors 'none'",
    )
  })

  test('calls go to the own host and to who is named', () => {
    expect(part(contentPolicy(rights), 'connect-src')).toBe(
      "connect-src 'self' ws://play.example:8443 wss://play.example:8443",
    )
    const calls = ['https://identity.example']
    expect(part(contentPolicy({ ...rights, calls }), 'connect-src')).toContain(
      ' https://identity.example',
    )
  })

  test.each(["x; script-src 'unsafe-inline'", 'a b', '*', ''])(
    'a host of %j cannot widen it',
    (host) => {
      expect(part(contentPolicy({ ...rights, host }), 'connect-src')).toBe("connect-src 'self'")
      const calls = [host]
      expect(contentPolicy({ ...rights, calls })).toBe(contentPolicy(rights))
    },
  )
})

test('over TLS the browser is told to stay there', () => {
  const name = 'strict-transport-security'
  expect(pageHeaders(rights, 'https://play.example')[name]).toContain('max-age=31536000')
  expect(pageHeaders(rights, 'http://localhost:8080')[name]).toBeUndefined()
})
