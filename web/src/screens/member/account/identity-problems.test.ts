import { describe, expect, it } from 'vitest'
import { identityProblems } from './identity-problems.ts'

const whole = {
  name: 'Rosa María Cruz',
  birthDate: '1990-02-28',
  address: 'Calle del Sol 12, Cebu',
  idNumber: 'P1234567',
}
const on = { today: '2026-11-20', ageMin: 21 }

describe('identity form', () => {
  it('takes what is whole', () => {
    expect(identityProblems(whole, on)).toEqual({})
  })

  it('names every field that is missing', () => {
    const empty = { name: ' ', birthDate: '', address: 'x', idNumber: '12' }
    expect(Object.keys(identityProblems(empty, on))).toEqual([
      'name',
      'birthDate',
      'address',
      'idNumber',
    ])
  })

  it('takes nobody before the birthday that makes them old enough', () => {
    const born = (birthDate: string) => identityProblems({ ...whole, birthDate }, on)
    expect(born('2005-11-20')).toEqual({})
    expect(born('2005-11-21')).toEqual({ birthDate: 'young' })
  })
})
