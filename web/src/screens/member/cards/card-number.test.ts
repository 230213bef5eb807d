import { expect, it } from 'vitest'
import { isCardNumber, plainNumber } from './card-number.ts'

it('[MEM-02] reads card numbers as people write them', () => {
  expect(plainNumber('1234 5678-90 12')).toBe('123456789012')
  expect(['1234 5678', '1234-567', '12345678a', '1'.repeat(25)].map(isCardNumber)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
