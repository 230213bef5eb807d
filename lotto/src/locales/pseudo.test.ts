import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { longText, mirroredText, pseudoMessages } from './pseudo.ts'

const messages = {
  plain: ['Bet slip'],
  value: ['Draw ', ['numero'], ' opens'],
  plural: [['count', 'plural', { one: ['#', ' unit'], other: ['#', ' units'] }]],
} as Parameters<typeof pseudoMessages>[0]

function say(code: 'QPS-LONG' | 'QPS-RTL') {
  return setupI18n({ locale: 'en', messages: { en: pseudoMessages(messages, code) } })
}

test('long texts are half as long again and keep numbers as they are', () => {
  expect(longText('Price')).toBe('Prîçë~~~')
  expect(longText(' · 24')).toBe(' · 24')
})

test('mirrored texts turn every word and nothing else', () => {
  expect(mirroredText('Last 3')).toBe('\u202ELast\u202C 3')
})

test('values and plural forms still work in a pseudo-language', () => {
  const long = say('QPS-LONG')
  expect(long._('value', { numero: '0412' })).toContain('0412')
  expect(long._('plural', { count: 2 })).toMatch(/^2 üñîts/)
  expect(say('QPS-RTL')._('plain')).toBe('\u202EBet\u202C \u202Eslip\u202C')
})
