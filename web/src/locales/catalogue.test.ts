import { readFileSync, readdirSync } from 'node:fs'
import { refusals } from '@suerte/contract/refusals.ts'
import { families } from '@suerte/domain/lottery/families.ts'
import type { Messages } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { longText, pseudoMessages, rtlText } from './pseudo.ts'
import { messageIdsModule, readCatalogue } from './read-catalogue.ts'
import { usedIds } from './used-ids.ts'

const english = readCatalogue('en.po')
const source = new URL('..', import.meta.url)
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('locales'))
  .map((name) => readFileSync(new URL(name, source), 'utf8'))
  .join('\n')

const isUsed = usedIds(code)

describe('catalogue', () => {
  it('has the ids that the types know, no more and no fewer', () => {
    const written = readFileSync(new URL('message-ids.ts', import.meta.url), 'utf8')
    expect(written).toBe(messageIdsModule(english.keys()))
  })

  it('has no text that no screen uses', () => {
    const unused = [...english.keys()].filter((id) => !isUsed(id))
    expect(unused).toEqual([])
  })

  it('[SYS-06] has a text for every refusal of the contract', () => {
    const missing = Object.keys(refusals).filter((refusal) => !english.has(`refusal.${refusal}`))
    expect(missing).toEqual([])
  })

  it('has a name for every play and group of plays', () => {
    const plays = readCatalogue('plays/en.po')
    const missing = families
      .flatMap((family) => family.plays)
      .flatMap((play) => [`play.${play.base}`, `group.${play.group}`])
      .filter((id) => !plays.has(id))
    expect(missing).toEqual([])
  })
})

describe('pseudo languages', () => {
  it('lengthen and turn the words, and leave values and plural forms in their places', () => {
    // As the build compiles "Save" and "{count, plural, one {# bet} other {# bets}} of {name}".
    const messages: Messages = {
      plain: ['Save'],
      plural: [
        ['count', 'plural', { one: ['#', ' bet'], other: ['#', ' bets'] }],
        ' of ',
        ['name'],
      ],
    }
    const long = pseudoMessages(messages, 'QPS-LONG')
    expect(long['plain']).toEqual([longText('Save')])
    expect(JSON.stringify(long['plural'])).toContain('["name"]')
    expect(JSON.stringify(long['plural'])).toContain(longText(' bets'))
    expect(JSON.stringify(long['plural'])).toContain('"#"')
    expect(pseudoMessages(messages, 'QPS-RTL')['plain']).toEqual([rtlText('Save')])
  })
})
