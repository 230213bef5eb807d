import { describe, expect, test } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

describe('shared reads', () => {
  test('one read serves all until its time is over or something was published', async () => {
    let now = 0
    let reads = 0
    const shared = createSharedReads(() => now)
    const ask = () => shared.through('k', 100, async () => ++reads)
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
    now = 99
    expect(await ask()).toBe(1)
    now = 101
    expect(await ask()).toBe(2)
    shared.forget()
    expect(await ask()).toBe(3)
  })

  test('a failed read is not kept', async () => {
    const shared = createSharedReads(() => 0)
    await expect(shared.through('k', 100, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
    expect(await shared.through('k', 100, async () => 'yes')).toBe('yes')
  })

  test('a read that began before a publication is not shown after it', async () => {
    const shared = createSharedReads(() => 0)
    let release: (value: string) => void = () => {}
    const old = shared.through(
      'k',
      100,
      () => new Promise<string>((resolve) => (release = resolve)),
    )
    shared.forget()
    const fresh = shared.through('k', 100, async () => 'new')
    release('old')
    expect([await old, await fresh, await shared.through('k', 100, async () => 'newer')]).toEqual([
      'old',
      'new',
      'new',
    ])
  })
})
