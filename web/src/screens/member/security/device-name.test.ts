import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

it('names a device by its browser and system', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'
  expect([android, iphone, edge].map(deviceName)).toEqual([
    'Chrome · Android',
    'Safari · iPhone',
    'Edge · Windows',
  ])
  expect(deviceName('curl/8')).toBe('')
})
