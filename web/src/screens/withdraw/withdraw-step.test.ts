import { expect, it } from 'vitest'
import { stepOf } from './withdraw-step.ts'

it('[CASH-02] asks for the payment password, then a bank card, then the amount', () => {
  expect(stepOf({ hasPaymentPassword: false, hasBankCard: false })).toBe('password')
  expect(stepOf({ hasPaymentPassword: true, hasBankCard: false })).toBe('card')
  expect(stepOf({ hasPaymentPassword: true, hasBankCard: true })).toBe('amount')
})
