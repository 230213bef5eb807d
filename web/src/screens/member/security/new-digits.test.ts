import { expect, it } from 'vitest'
import { isPaymentPassword, newDigitsProblems } from './new-digits.ts'

const texts = { digits: 'digits', differs: 'differs', same: 'same' }

it('takes six digits as a payment password', () => {
  expect(['123456', '12345', '1234567', '12345a'].map(isPaymentPassword)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('[MEM-02] sets a payment password that was typed twice', () => {
  const typed = { paymentPassword: '481590', again: '481590' }
  expect(newDigitsProblems(typed, false, texts)).toEqual({})
  expect(newDigitsProblems({ ...typed, again: '481591' }, false, texts)).toEqual({
    again: 'differs',
  })
})

it('[MEM-02] changes it only with the old one, and not to the same', () => {
  const typed = { oldPaymentPassword: '111222', paymentPassword: '481590', again: '481590' }
  expect(newDigitsProblems(typed, true, texts)).toEqual({})
  expect(newDigitsProblems({ ...typed, oldPaymentPassword: '' }, true, texts)).toEqual({
    oldPaymentPassword: 'digits',
  })
  expect(newDigitsProblems({ ...typed, oldPaymentPassword: '481590' }, true, texts)).toEqual({
    paymentPassword: 'same',
  })
})
