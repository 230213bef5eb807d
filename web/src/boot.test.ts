import { describe, expect, it } from 'vitest'
import { bootFor, embeddable, type Boot } from './boot.ts'

const status = { status: 0, serverTimeMs: 1 } as Boot['status'] // only the gate's value is read here
const boot: Boot = {
  status,
  banners: [{ groupName: 'm_home', url: '', linkage: '', title: 'x', art: 'ball' }],
  announcements: [],
  jackpot: { amount: '1', atMs: 1, stepSeed: 1 },
  games: [],
}

describe('[SYS-01] boot data', () => {
  it('passes whole when the site is open', () => {
    expect(bootFor(boot)).toBe(boot)
  })

  it.each([1, 2] as const)('tells nothing but the status when it is %d', (value) => {
    const closed = bootFor({ ...boot, status: { ...status, status: value } })
    expect(closed).toEqual({
      status: { ...status, status: value },
      banners: [],
      announcements: [],
      jackpot: null,
      games: [],
    })
  })

  it('cannot end the script element that it stands in', () => {
    const text = embeddable({ title: '</script><!--\u2028&' })
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual({ title: '</script><!--\u2028&' })
  })
})
