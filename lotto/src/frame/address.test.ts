import { expect, test } from 'vitest'
import { readAddress, withoutToken } from './address.ts'

const at = (path: string) => new URL(path, 'http://localhost')

test('[LOTT-02] the address gives game, play type, token and stylesheet', () => {
  const url = at('/m/lotto-h5/mui1/ent/games/SSC1M?token=abc&merchant=suerte&css=suerte.css')
  expect(readAddress(url)).toEqual({
    gameId: 'SSC1M',
    mode: 'ent',
    token: 'abc',
    css: 'suerte.css',
    language: '',
  })
})

test('any theme variant is accepted, an address without a game is none', () => {
  expect(readAddress(at('/m/lotto-h5/mui42/trad/games/SSC1M'))?.gameId).toBe('SSC1M')
  for (const path of [
    '/m/lotto-h5/',
    '/m/lotto-h5/x/trad/games/SSC1M',
    '/m/lotto-h5/mui1/both/games/A1',
  ]) {
    expect(readAddress(at(path)), path).toBeUndefined()
  }
})

test('a stylesheet from elsewhere is left out', () => {
  for (const css of ['../a.css', '//evil.example/a.css', 'a.js', 'A.css', 'a%2Fb.css']) {
    expect(readAddress(at(`/m/lotto-h5/mui1/trad/games/SSC1M?css=${css}`))?.css, css).toBe('')
  }
})

test('the spent token leaves the address and the rest stays', () => {
  expect(withoutToken(at('/m/lotto-h5/mui1/trad/games/SSC1M?token=a&css=b.css#orders'))).toBe(
    '/m/lotto-h5/mui1/trad/games/SSC1M?css=b.css#orders',
  )
})
