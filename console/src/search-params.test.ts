import {
  depositStates as contractDeposits,
  withdrawalStates as contractWithdrawals,
} from '@suerte/contract/cashier.ts'
import { numeroStates as contractNumeros } from '@suerte/contract/lottery.ts'
import { identityStates } from '@suerte/contract/member.ts'
import { expect, test } from 'vitest'
import {
  depositStates,
  drawsSearch,
  identitiesSearch,
  identityFilters,
  listSearch,
  numeroStates,
  queueSearch,
  settingsSearch,
  withdrawalStates,
} from './search-params.ts'

test('the states of filters are those of the contract', () => {
  expect(depositStates).toEqual(contractDeposits)
  expect(withdrawalStates).toEqual(contractWithdrawals)
  expect(numeroStates).toEqual(contractNumeros)
  expect(['none', ...identityFilters]).toEqual([...identityStates, 'all'])
})

test('an address with nonsense shows the first page without a filter', () => {
  const search = { state: 'gone', search: '   ', page: '-3', open: { a: 1 } }
  expect(queueSearch(depositStates)(search)).toEqual({})
})

test('an address keeps state, search, page and the open row', () => {
  const search = { state: 'all', search: 4711, page: 2, open: 'abc' }
  expect(queueSearch(withdrawalStates)(search)).toEqual({
    state: 'all',
    search: '4711',
    page: 2,
    open: 'abc',
  })
})

test('the first page and half pages are not written into the address', () => {
  expect(listSearch({ page: 1 })).toEqual({})
  expect(listSearch({ page: 1.5 })).toEqual({})
  expect(listSearch({ page: '7' })).toEqual({ page: 7 })
})

test('a game id is read in capitals and only when it can be one', () => {
  expect(drawsSearch({ gameId: 'ssc1m', state: 'void' })).toEqual({
    gameId: 'SSC1M',
    state: 'void',
  })
  expect(drawsSearch({ gameId: '../etc' })).toEqual({})
})

test('a part of a screen that does not exist is not asked for', () => {
  expect(settingsSearch({ part: 'register' })).toEqual({ part: 'register' })
  expect(settingsSearch({ part: 'secrets' })).toEqual({})
  expect(identitiesSearch({ part: 'exclusions', state: 'none', page: 2 })).toEqual({
    part: 'exclusions',
    page: 2,
  })
})
