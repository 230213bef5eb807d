import { describe, expect, it } from 'vitest'
import { homePaths, layoutOf, layoutRules } from './layout-rules.ts'

/** Paths under /m that differ from the rest in one way, as the specification lists them. */
function pathsWhere(test: (path: string) => boolean): string[] {
  return Object.keys(layoutRules)
    .filter((path) => test(path))
    .map((path) => path.replace('/m/', ''))
    .toSorted()
}

describe('layout rules', () => {
  it('[LAY-01] hides the header on login, register, forget, message, app, gameList, lottery, vip, changePsw', () => {
    expect(pathsWhere((path) => !layoutOf(path).header)).toEqual(
      [
        'login',
        'register',
        'register.html',
        'forget',
        'message',
        'app',
        'gameList',
        'lottery',
        'vip',
        'changePsw',
      ].toSorted(),
    )
  })

  it('[LAY-02] hides the tab bar on its list of screens', () => {
    expect(pathsWhere((path) => !layoutOf(path).tabs)).toEqual(
      [
        'login',
        'register',
        'register.html',
        'slotsCenter',
        'gameList',
        'lottery',
        'forget',
        'changePsw',
        'app',
        'notice',
        'vip',
        'help',
      ].toSorted(),
    )
  })

  it('[LAY-04] leads back to Home from login, register, trail, activity and forget', () => {
    expect(pathsWhere((path) => layoutOf(path).back === 'home')).toEqual(
      ['login', 'register', 'register.html', 'trail', 'activity', 'forget'].toSorted(),
    )
  })

  it('[LAY-04] has no back icon on the home paths and on changePsw', () => {
    const without = Object.keys(layoutRules).filter((path) => layoutOf(path).back === null)
    expect(without.toSorted()).toEqual([...homePaths, '/m/changePsw'].toSorted())
  })

  it('[ROUTE-01] treats an unknown path like Home', () => {
    expect(layoutOf('/m/no-such-place')).toEqual(layoutOf('/m/home'))
  })
})
