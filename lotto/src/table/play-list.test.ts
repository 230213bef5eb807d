import { families, findPlay } from '@suerte/domain/lottery/families.ts'
import { expect, test } from 'vitest'
import { groupsOf, sameWindow } from './play-list.ts'

const plays = families.flatMap((family) => family.plays)

test('[LOTT-03] every play of both modes stands in exactly one group', () => {
  const listed = (['trad', 'ent'] as const)
    .flatMap((mode) => groupsOf(plays, mode))
    .flatMap((group) => group.bases)
    .flatMap((base) => base.plays)
  expect(listed.map((play) => play.code).sort()).toEqual(plays.map((play) => play.code).sort())
})

test('changing the play keeps the balls it looks at where both have them', () => {
  const three = groupsOf(plays, 'trad').find(({ group }) => group === 'three')
  const last = findPlay('SSC_3ZX_B')
  const sum = three?.bases.find(({ base }) => base === 'SSC_3ZXHZ')
  if (!last || !sum) throw new Error('the plays of three are not there')
  expect(sameWindow(sum, last).code).toBe('SSC_3ZXHZ_B')
  const five = findPlay('SSC_5ZX')
  expect(five && sameWindow(sum, five).code).toBe('SSC_3ZXHZ_F')
})
