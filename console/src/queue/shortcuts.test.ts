import { expect, test } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...more,
})

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['r', 'refuse'],
  ['p', 'paid'],
  ['Enter', 'open'],
  ['?', 'help'],
  ['/', 'search'],
])('the key %s means %s', (key, shortcut) => {
  expect(shortcutOf(press(key), { tagName: 'BODY' })).toBe(shortcut)
})

test('in a field, and with Ctrl, keys are what they are', () => {
  expect(shortcutOf(press('a'), { tagName: 'INPUT' })).toBeUndefined()
  expect(shortcutOf(press('r', { ctrlKey: true }), null)).toBeUndefined()
  expect(shortcutOf(press('x'), null)).toBeUndefined()
})

test('Enter on a button presses the button; the other keys work there', () => {
  expect(shortcutOf(press('Enter'), { tagName: 'BUTTON' })).toBeUndefined()
  expect(shortcutOf(press('j'), { tagName: 'BUTTON' })).toBe('next')
})
