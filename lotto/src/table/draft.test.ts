import { findPlay } from '@suerte/domain/lottery/families.ts'
import { TEST_RULES } from '@suerte/domain/lottery/fixtures.ts'
import type { Play } from '@suerte/domain/lottery/play.ts'
import { expect, test } from 'vitest'
import { playOf, reduceDraft, selectionOf, startDraft, typedOf, type DraftAction } from './draft.ts'

function play(code: string): Play {
  const found = findPlay(code)
  if (!found) throw new Error(code)
  return found
}
const start = startDraft({ trad: play('SSC_3ZX_B'), ent: play('SSC_E_BALL_W') }, 'trad', TEST_RULES)
const after = (...actions: DraftAction[]) => actions.reduce(reduceDraft, start)

test('a tap picks a number in order and a second tap drops it', () => {
  const picked = after(
    { do: 'toggle', row: 0, option: 7 },
    { do: 'toggle', row: 0, option: 2 },
    { do: 'toggle', row: 1, option: 4 },
    { do: 'toggle', row: 1, option: 4 },
  )
  expect(selectionOf(picked).rows).toEqual([[2, 7], [], []])
})

test('a row that takes one number replaces it', () => {
  const picked = after(
    { do: 'play', play: play('SSC_3ZUBD_B') },
    { do: 'toggle', row: 0, option: 3 },
    { do: 'toggle', row: 0, option: 8 },
  )
  expect(selectionOf(picked).rows).toEqual([[8]])
})

test('quick picks fill and empty one row and leave the others', () => {
  const filled = after(
    { do: 'toggle', row: 2, option: 0 },
    { do: 'quick', row: 0, pick: 'big' },
    { do: 'quick', row: 1, pick: 'odd' },
    { do: 'quick', row: 1, pick: 'clear' },
  )
  expect(selectionOf(filled).rows).toEqual([[5, 6, 7, 8, 9], [], [0]])
})

test('picks and terms stay when another play or mode is looked at', () => {
  const back = after(
    { do: 'toggle', row: 0, option: 1 },
    { do: 'terms', terms: { multiple: 5 } },
    { do: 'mode', mode: 'ent' },
    { do: 'play', play: play('SSC_5ZX') },
    { do: 'play', play: play('SSC_3ZX_B') },
  )
  expect(playOf(back).code).toBe('SSC_3ZX_B')
  expect(selectionOf(back).rows[0]).toEqual([1])
  expect(back.terms.multiple).toBe(5)
})

test('typed numbers become sorted lines and the text stays as it was typed', () => {
  const typed = after(
    { do: 'play', play: play('SSC_3ZX_B_D') },
    { do: 'type', text: '321 123\n12x 123' },
  )
  expect(selectionOf(typed).lines).toEqual(['123', '321'])
  expect(typedOf(typed)).toBe('321 123\n12x 123')
})

test('ticked places can be taken away and set again', () => {
  const ticked = after(
    { do: 'play', play: play('SSC_R3ZU6') },
    { do: 'place', place: 0 },
    { do: 'place', place: 4 },
    { do: 'place', place: 0 },
  )
  expect(selectionOf(ticked).positions).toEqual([0, 1, 2, 3])
})

test('clearing empties the play on the table only', () => {
  const cleared = after(
    { do: 'toggle', row: 0, option: 1 },
    { do: 'play', play: play('SSC_5ZX') },
    { do: 'toggle', row: 0, option: 2 },
    { do: 'clear' },
  )
  expect(selectionOf(cleared).rows.flat()).toEqual([])
  expect(cleared.selections['SSC_3ZX_B']?.rows[0]).toEqual([1])
})
