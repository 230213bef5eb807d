import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { latestOnly } from './latest-only.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('[REG-06] a look-up while somebody types', () => {
  it('waits for a pause and looks up the last text only', async () => {
    const asked: string[] = []
    const looker = latestOnly(500, async (text) => void asked.push(text))
    looker.ask('ma')
    await vi.advanceTimersByTimeAsync(499)
    looker.ask('mar')
    await vi.advanceTimersByTimeAsync(499)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['mar'])
  })

  it('never has two on their way, and goes on with the newest', async () => {
    const asked: string[] = []
    let answer: () => void = () => undefined
    const looker = latestOnly(500, async (text) => {
      asked.push(text)
      await new Promise<void>((resolve) => (answer = resolve))
    })
    for (const text of ['one', 'two', 'three']) {
      looker.ask(text)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(asked).toEqual(['one'])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['one', 'three'])
  })

  it('forgets what was taken back', async () => {
    const asked: string[] = []
    const looker = latestOnly(500, async (text) => void asked.push(text))
    looker.ask('one')
    looker.cancel()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
  })
})
