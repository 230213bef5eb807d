import { findPlay } from '@suerte/domain/lottery/families.ts'
import { emptySelection } from '@suerte/domain/lottery/selection.ts'
import type { Selection } from '@suerte/domain/lottery/play.ts'
import { expect, test, vi } from 'vitest'
import { pickHint } from './pick-hint.ts'

// Only the build can read the catalogue: here a text is its id and its values.
vi.mock('../i18n.ts', () => ({
  t: (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id),
  hasText: () => true,
}))

function hint(code: string, picks: Partial<Selection>): string | undefined {
  const play = findPlay(code)
  if (!play) throw new Error(code)
  return pickHint(play, { ...emptySelection(play), ...picks })
}

test('an empty table asks for numbers', () => {
  expect(hint('SSC_3ZX_B', {})).toBe('pick.hint.empty')
  expect(hint('SSC_3ZX_B_D', {})).toBe('pick.hint.empty')
})

test('a row that needs more says which one and how many', () => {
  expect(hint('SSC_5ZU60', { rows: [[1], [2]] })).toBe(
    'pick.hint.more {"row":"row.single","count":2}',
  )
  expect(hint('SSC_3ZX_B', { rows: [[1], [], [2]] })).toBe(
    'pick.hint.more {"row":"row.Q","count":1}'.replace('Q', 'S'),
  )
})

test('plays that take some of the rows say how many', () => {
  expect(hint('SSC_R3ZX', { rows: [[1], [], [2], [], []] })).toBe('pick.hint.rows {"count":1}')
  expect(hint('SSC_E_2D', { rows: [[1], [2], [3], [], []] })).toBe('pick.hint.rowsMax {"count":2}')
})

test('places that are missing come first', () => {
  expect(hint('SSC_R3ZU6', { positions: [0], rows: [[1, 2, 3]] })).toBe(
    'pick.hint.places {"count":2}',
  )
})

test('picks that make no combination say so, picks that are a ticket say nothing', () => {
  expect(hint('SSC_5ZU5', { rows: [[1], [1]] })).toBe('pick.hint.none')
  expect(hint('SSC_5ZU5', { rows: [[1], [2]] })).toBeUndefined()
})
