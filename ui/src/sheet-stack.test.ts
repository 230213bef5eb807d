import { expect, test, vi } from 'vitest'
import { openAlone } from './sheet-stack.ts'

test('opening a second sheet closes the first, and only the first', () => {
  const first = vi.fn<() => void>()
  const second = vi.fn<() => void>()
  const releaseFirst = openAlone(first)
  const releaseSecond = openAlone(second)
  expect(first).toHaveBeenCalledOnce()
  releaseFirst()
  const releaseThird = openAlone(() => {})
  expect(second).toHaveBeenCalledOnce()
  releaseSecond()
  releaseThird()
})

test('a sheet that was released is not closed again', () => {
  const first = vi.fn<() => void>()
  openAlone(first)()
  openAlone(() => {})()
  expect(first).not.toHaveBeenCalled()
})
