import { readdirSync, readFileSync } from 'node:fs'
import { lotteryCalls } from '@suerte/contract/lottery.ts'
import { families } from '@suerte/domain/lottery/families.ts'
import { TEST_RULES } from '@suerte/domain/lottery/fixtures.ts'
import { expect, test } from 'vitest'
import { messageIdsSource, readCatalogue } from './read-catalogue.ts'

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const catalogue = readCatalogue(read('locales/en.po'))
const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('locales/'),
  )
  .map((path) => read(path))
  .join('\n')

/** Ids made from the rules' own keys, for every play of every family. */
function neededByRules(): Set<string> {
  const needed = new Set<string>()
  for (const play of families.flatMap((family) => family.plays)) {
    needed.add(`play.${play.base}.name`).add(`play.${play.base}.help`).add(`group.${play.group}`)
    const { picker } = play
    const options = new Set<string>()
    for (const row of picker.kind === 'rows' ? picker.rows : []) {
      needed.add(`row.${row.label}`)
      for (const option of row.options) options.add(option)
    }
    for (const label of picker.positions?.labels ?? []) needed.add(`row.${label}`)
    for (const label of play.window.length === 2 ? play.window : '') needed.add(`row.${label}`)
    for (const option of options) if (!/^\d+$/.test(option)) needed.add(`option.${option}`)
    for (const { id } of play.tiers(TEST_RULES)) if (!options.has(id)) needed.add(`tier.${id}`)
  }
  return needed
}

/** Refusals of the calls that a frame makes, and what can go wrong with any call. */
function neededRefusals(): Set<string> {
  const calls = Object.values(lotteryCalls).filter(
    ({ caller }) => caller === 'frame' || caller === 'anyone',
  )
  const codes = calls.flatMap((call): string[] => [...call.refusals])
  const general = [
    'offline',
    'unknown_error',
    'bad_request',
    'payload_too_large',
    'too_many_requests',
    'maintenance',
    'upgrading',
  ]
  const keys = ['idempotency_key_missing', 'idempotency_key_reused', 'idempotency_busy']
  return new Set([...codes, ...general, ...keys].map((name) => `refusal.${name}`))
}

/** Ids written out in the code, and those made from a closed list there. */
function isUsed(id: string): boolean {
  if (code.includes(`'${id}'`)) return true
  const prefix = id.slice(0, id.lastIndexOf('.') + 1)
  return (
    ['quick.', 'mode.', 'state.', 'outcome.'].includes(prefix) && code.includes(`\`${prefix}\${`)
  )
}

const composed = new Set([...neededByRules(), ...neededRefusals()])

test('every play, group, row, option, tier and refusal has its words', () => {
  expect([...composed].filter((id) => !catalogue.has(id))).toEqual([])
})

test('every id of the catalogue is used somewhere', () => {
  const unused = [...catalogue.keys()].filter((id) => !composed.has(id) && !isUsed(id))
  expect(unused).toEqual([])
})

test('the typed ids are those of the catalogue, so an id that is missing does not compile', () => {
  expect(read('locales/message-ids.ts')).toBe(messageIdsSource(catalogue.keys()))
})

test('no text is empty and none has a word in Chinese', () => {
  for (const [id, text] of catalogue) {
    expect(text.trim(), id).not.toBe('')
    expect(text, id).not.toMatch(/\p{Script=Han}/u)
  }
})
