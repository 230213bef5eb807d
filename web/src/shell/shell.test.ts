import { describe, expect, it } from 'vitest'
import { TRIAL_TYPE } from '../constants.ts'
import { screens } from '../screens.ts'
import { isFor } from './is-for.ts'
import { membersTab, shownTabs } from './site-tabs.ts'
import { isSwipeBack } from './use-swipe-back.ts'

const page = { widthPx: 390, rtl: false }

describe('the shell', () => {
  it('[LAY-03] shows a tab only when its screen exists', () => {
    expect(shownTabs().map(({ id }) => id)).toEqual(['home', 'deposit', 'member'])
    expect(shownTabs((path) => path === '/m/home').map(({ id }) => id)).toEqual(['home'])
  })

  it('[LAY-03] [MEM-03] leads guests to the login, asks trial accounts, and takes members home', () => {
    expect(membersTab(undefined)).toBe('/m/login')
    expect(membersTab(4)).toBe('prompt')
    expect(membersTab(0)).toBe('/m/member/home')
  })

  it('[MEM-03] opens the member center and all its screens to real accounts only', () => {
    const open = screens
      .filter(({ paths }) => paths.some((path) => path.startsWith('/m/member/')))
      .filter(({ needsSession }) => needsSession)
      .filter((screen) => isFor(screen, TRIAL_TYPE))
    // A trial has movements of its trial money.
    expect(open.map(({ id }) => id)).toEqual(['transactions'])
  })

  it('[MEM-03] keeps accounts without real money from the screens of money, and from no other', () => {
    const closed = screens.filter((screen) => !isFor(screen, 41)).map(({ id }) => id)
    expect(closed).toContain('withdraw')
    expect(closed).not.toContain('member')
  })

  it('[LAY-06] goes back by a stroke of 100 px from the edge, and not by a shorter one', () => {
    const from = { x: 5, y: 300 }
    expect(isSwipeBack(from, { x: 105, y: 310 }, page)).toBe(true)
    expect(isSwipeBack(from, { x: 104, y: 300 }, page)).toBe(false)
    expect(isSwipeBack({ x: 60, y: 300 }, { x: 300, y: 300 }, page)).toBe(false)
    expect(isSwipeBack(from, { x: 120, y: 500 }, page)).toBe(false)
  })

  it('[LAY-06] begins at the other edge where the writing runs from right to left', () => {
    const rtl = { widthPx: 390, rtl: true }
    expect(isSwipeBack({ x: 386, y: 300 }, { x: 250, y: 300 }, rtl)).toBe(true)
    expect(isSwipeBack({ x: 5, y: 300 }, { x: 150, y: 300 }, rtl)).toBe(false)
  })
})
