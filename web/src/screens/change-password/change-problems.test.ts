import { describe, expect, it } from 'vitest'
import { changeProblems, type Old } from './change-problems.ts'

const texts = { missing: 'Enter password', same: 'the same' }
const judged = (oldPassword: string, newPassword: string, old: Old) =>
  changeProblems({ oldPassword, newPassword, confirmNewPassword: newPassword }, old, texts)

describe('[PSW-01] a new password', () => {
  it('asks for the old one when none is remembered', () => {
    expect(judged('', 'new one', { kind: 'asked' })).toEqual({ oldPassword: 'Enter password' })
    expect(judged('old one', 'new one', { kind: 'asked' })).toEqual({})
  })

  it('must be another than the typed one and than the remembered one', () => {
    expect(judged('one', 'one', { kind: 'asked' })).toEqual({ newPassword: 'the same' })
    const remembered = { kind: 'remembered', password: 'one' } as const
    expect(judged('', 'one', remembered)).toEqual({ newPassword: 'the same' })
    expect(judged('', 'two', remembered)).toEqual({})
  })

  it('of an account without a password needs no old one', () => {
    expect(judged('', 'one', { kind: 'none' })).toEqual({})
  })
})
