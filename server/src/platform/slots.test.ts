import { expect, test } from 'vitest'
import { Busy, createSlots } from './slots.ts'

test('runs no more at once than it may, in the order in which they came', async () => {
  const slots = createSlots({ atOnce: 2, waiting: 10 })
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (n: number) =>
    slots.run(async () => {
      most = Math.max(most, ++running)
      order.push(n)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running--
      return n
    })
  expect(await Promise.all([1, 2, 3, 4, 5].map(work))).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5])
})

test('[S-02] refuses when the line is full, and takes work again when it is not', async () => {
  const slots = createSlots({ atOnce: 1, waiting: 1 })
  let finish = () => {}
  const first = slots.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const second = slots.run(async () => 'second')
  await expect(slots.run(async () => 'third')).rejects.toBeInstanceOf(Busy)
  finish()
  await first
  expect(await second).toBe('second')
  expect(await slots.run(async () => 'fourth')).toBe('fourth')
})

test('a failure frees its slot', async () => {
  const slots = createSlots({ atOnce: 1, waiting: 0 })
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await slots.run(async () => 'yes')).toBe('yes')
})

test('[S-03] urgent work goes before what waits, and has room when the line is full', async () => {
  const slots = createSlots({ atOnce: 1, waiting: 2 })
  const order: string[] = []
  const work = (name: string, urgent = false) =>
    slots.run(async () => void order.push(name), urgent)
  let finish = () => {}
  const first = slots.run(() => new Promise<void>((resolve) => (finish = resolve)))
  const waiting = [work('a'), work('b')]
  expect(slots.isFull()).toBe(true)
  await expect(work('c')).rejects.toBeInstanceOf(Busy)
  const urgent = work('known', true)
  finish()
  await Promise.all([first, urgent, ...waiting])
  expect(order).toEqual(['known', 'a', 'b'])
  expect(slots.isFull()).toBe(false)
})

test('[S-02] a slot that rests leaves time to others, and then goes on', async () => {
  const slots = createSlots({ atOnce: 1, waiting: 10, rest: 1 })
  expect(await Promise.all([1, 2, 3].map((n) => slots.run(async () => n)))).toEqual([1, 2, 3])
})
