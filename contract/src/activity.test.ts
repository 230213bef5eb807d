import { expect, it } from 'vitest'
import { isIdle, noteTouch, watchActivity } from './activity.ts'

it('is idle a minute after the last touch, and not before', () => {
  noteTouch(1_000_000)
  expect(isIdle(1_059_999)).toBe(false)
  expect(isIdle(1_060_000)).toBe(true)
})

it('takes a key, a tap or a stroke as a touch', () => {
  const page = new EventTarget()
  watchActivity(page)
  for (const touch of ['keydown', 'pointerdown', 'wheel']) {
    noteTouch(0)
    page.dispatchEvent(new Event(touch))
    expect(isIdle(Date.now())).toBe(false)
  }
})
