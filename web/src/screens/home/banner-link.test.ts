import { expect, it } from 'vitest'
import { bannerLink } from './banner-link.ts'

it('leads to screens of the site and to other sites over HTTPS, and nowhere else', () => {
  expect(bannerLink('/m/startLottery?gameId=SSC1M&playType=trad')).toEqual({
    kind: 'site',
    to: '/m/startLottery?gameId=SSC1M&playType=trad',
  })
  expect(bannerLink('https://example.test/x')).toEqual({
    kind: 'web',
    href: 'https://example.test/x',
  })
  for (const bad of [
    '',
    'javascript:alert(1)',
    'http://example.test',
    '//example.test',
    '/console',
  ])
    expect(bannerLink(bad)).toBeUndefined()
})
