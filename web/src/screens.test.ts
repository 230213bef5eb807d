import { describe, expect, it } from 'vitest'
import { layoutRules } from './layout-rules.ts'
import { paths } from './paths.ts'
import { screenExists, screenOf, screens } from './screens.ts'

describe('screens', () => {
  it('[ROUTE-01] shows Home on every home path and on unknown ones', () => {
    const shown = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/nowhere', '/x']
    expect(shown.map((path) => screenOf(path).id)).toEqual(shown.map(() => 'home'))
  })

  it('[LAY-04] gives every screen a title and a layout rule of its own', () => {
    const bare = screens.flatMap(({ paths: own }) => own.filter((path) => !layoutRules[path]))
    expect(bare).toEqual([])
    expect(screens.every(({ title }) => title.endsWith('.title'))).toBe(true)
  })

  it('has no address twice', () => {
    const all = screens.flatMap((screen) => screen.paths)
    expect(new Set(all).size).toBe(all.length)
  })

  it('knows the screen of every address in paths.ts; the game area is not there yet', () => {
    const addresses = Object.entries(paths).map(([name, path]) => {
      const address = typeof path === 'string' ? path : addressOf(name)
      return [name, screenExists(address.split('?')[0] ?? '')]
    })
    expect(addresses.filter(([, exists]) => !exists)).toEqual([['gameArea', false]])
  })
})

function addressOf(name: string): string {
  if (name === 'launchGame') return paths.launchGame({ gameId: 'SSC1M' })
  if (name === 'agreement') return paths.agreement('terms')
  if (name === 'startLottery') return paths.startLottery({ gameId: 'SSC1M' })
  return name === 'deposit' ? paths.deposit() : paths.verify()
}
