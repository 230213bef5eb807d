import { describe, expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

describe('lanes', () => {
  test('what arrives while a batch runs shares the next one, and a key stands once in a batch', async () => {
    const batches: string[][] = []
    const lanes = createLanes<string, string>({
      lanes: 1,
      batchMax: 10,
      async flush(batch) {
        batches.push(batch)
        await new Promise((resolve) => setTimeout(resolve, 5))
        return batch.map((input) => input.toUpperCase())
      },
    })
    const answers = await Promise.all(['a', 'b', 'a', 'c'].map((key) => lanes.add(key, key)))
    expect(answers).toEqual(['A', 'B', 'A', 'C'])
    expect(batches).toEqual([['a', 'b', 'c'], ['a']])
  })

  test('a batch that fails fails for all in it, and the lane goes on', async () => {
    let calls = 0
    const lanes = createLanes<number, number>({
      lanes: 1,
      batchMax: 2,
      async flush(batch) {
        calls += 1
        if (calls === 1) throw new Error('no commit')
        return batch
      },
    })
    const first = await Promise.allSettled([
      lanes.add('a', 1),
      lanes.add('b', 2),
      lanes.add('c', 3),
    ])
    expect(first.map((each) => each.status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })

  test('the order of one key is kept', async () => {
    const seen: number[] = []
    const lanes = createLanes<number, number>({
      lanes: 2,
      batchMax: 3,
      async flush(batch) {
        seen.push(...batch)
        return batch
      },
    })
    await Promise.all(Array.from({ length: 20 }, (_, i) => lanes.add('me', i)))
    expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })
})
