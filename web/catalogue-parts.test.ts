import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { firstCode } from './catalogue-parts.ts'
import { usedIds } from './src/locales/used-ids.ts'

const isFirst = usedIds(firstCode(fileURLToPath(new URL('.', import.meta.url))))

it('brings the words of Home, the frame, titles and refusals along, and no other screen’s', () => {
  const first = ['home.title', 'tabs.home', 'login.title', 'refusal.offline', 'logout.working']
  expect(first.filter((id) => !isFirst(id))).toEqual([])
  const later = ['login.heading', 'register.age', 'forget.submit', 'sentCode.get', 'verify.intro']
  expect(later.filter(isFirst)).toEqual([])
})

it('knows ids that are written out and ids that are put together', () => {
  const isUsed = usedIds("t('a.whole') + t(`b.begun.${code}`)")
  expect(['a.whole', 'a.other', 'b.begun.x', 'b.other'].map(isUsed)).toEqual([
    true,
    false,
    true,
    false,
  ])
})
