import { expect, it } from 'vitest'
import { looksLikeEmail } from './looks-like-email.ts'

it('[MEM-01] takes addresses that a letter could reach, and nothing that none could', () => {
  const good = ['a@b.co', ' rosa.maria+suerte@mail.example.com ', 'ñandú@correo.example']
  const bad = [
    '',
    'rosa',
    'rosa@',
    '@mail.example',
    'rosa@mail',
    'rosa@mail.',
    'a b@c.de',
    'a@b@c.de',
  ]
  expect(good.filter(looksLikeEmail)).toEqual(good)
  expect(bad.filter(looksLikeEmail)).toEqual([])
  expect(looksLikeEmail(`${'a'.repeat(250)}@b.co`)).toBe(false)
})
