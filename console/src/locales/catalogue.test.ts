import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pseudoMessages } from './pseudo.ts'
import { messageIdsSource, readCatalogue } from './read-catalogue.ts'

const SOURCES = new URL('../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, SOURCES), 'utf8')
const ids = [...readCatalogue(read('locales/en.po')).keys()]
const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/locales|\.test\./.test(name))
  .map(read)
  .join('\n')

test('the type of message ids is the one that the catalogue gives', () => {
  expect(read('locales/message-ids.ts')).toBe(messageIdsSource(ids))
})

test('every text of the catalogue is used somewhere', () => {
  const composed = [...code.matchAll(/`([a-zA-Z.]+\.)\$\{/g)].map(([, start]) => start ?? '')
  const unused = ids.filter(
    (id) => !code.includes(`'${id}'`) && !composed.some((start) => id.startsWith(start)),
  )
  expect(unused).toEqual([])
})

test('a pseudo language keeps values and plural forms of a message', () => {
  const messages = { rows: [['n', 'plural', { one: 'row', other: ['#', ' rows of ', ['all']] }]] }
  // Compiled messages are arrays of this form; the type of the parts is Lingui's own.
  const changed = pseudoMessages(messages as never, 'QPS-LONG')['rows']
  expect(changed).toEqual([
    ['n', 'plural', { one: 'röw~~', other: ['#', ' röws öf ~~~', ['all']] }],
  ])
})
