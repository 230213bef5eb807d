import type { ComponentType } from 'react'
import { homePaths } from './layout-rules.ts'
import type { MessageId } from './i18n.ts'

export type Screen = {
  id: string
  paths: readonly string[]
  title: MessageId
  /** For search engines; screens without one are not for them. */
  description?: MessageId
  /** Guests are sent to the login, and come back after it. */
  needsSession?: true
  /** For members who play with real money; trial accounts are told so. */
  realOnly?: true
  load: () => Promise<ComponentType>
}

/** The screens that exist. A screen is its lazy component, its addresses and its title; the shell reads the rest here. */
export const screens: readonly Screen[] = [
  {
    id: 'home',
    paths: homePaths,
    title: 'home.title',
    description: 'home.description',
    load: async () => (await import('./screens/home/Home.tsx')).Home,
  },
  {
    id: 'login',
    paths: ['/m/login'],
    title: 'login.title',
    description: 'login.description',
    load: async () => (await import('./screens/login/Login.tsx')).Login,
  },
  {
    id: 'register',
    paths: ['/m/register', '/m/register.html'],
    title: 'register.title',
    description: 'register.description',
    load: async () => (await import('./screens/register/Register.tsx')).Register,
  },
  {
    id: 'trial',
    paths: ['/m/trail'],
    title: 'trial.title',
    description: 'trial.description',
    load: async () => (await import('./screens/trial/Trial.tsx')).Trial,
  },
  {
    id: 'launchGame',
    paths: ['/m/launchGame'],
    title: 'game.title',
    needsSession: true,
    load: async () => (await import('./screens/start-lottery/LaunchGame.tsx')).LaunchGame,
  },
  {
    id: 'startLottery',
    paths: ['/m/startLottery'],
    title: 'game.title',
    needsSession: true,
    load: async () => (await import('./screens/start-lottery/StartLottery.tsx')).StartLottery,
  },
  {
    id: 'deposit',
    paths: ['/m/voucherCenter'],
    title: 'deposit.title',
    needsSession: true,
    realOnly: true,
    load: async () => (await import('./screens/deposit/Deposit.tsx')).Deposit,
  },
  {
    id: 'withdraw',
    paths: ['/m/withdraw'],
    title: 'withdraw.title',
    needsSession: true,
    realOnly: true,
    load: async () => (await import('./screens/withdraw/Withdraw.tsx')).Withdraw,
  },
  {
    id: 'member',
    paths: ['/m/member/home'],
    title: 'member.title',
    needsSession: true,
    realOnly: true,
    load: async () => (await import('./screens/member/Member.tsx')).Member,
  },
  {
    id: 'transactions',
    paths: ['/m/member/transactions'],
    title: 'transactions.title',
    needsSession: true,
    load: async () => (await import('./screens/transactions/Transactions.tsx')).Transactions,
  },
  {
    id: 'record',
    paths: ['/m/gameRecord'],
    title: 'record.title',
    needsSession: true,
    load: async () => (await import('./screens/record/Record.tsx')).Record,
  },
  {
    id: 'verify',
    paths: ['/m/verify'],
    title: 'verify.title',
    description: 'verify.description',
    load: async () => (await import('./screens/verify/Verify.tsx')).Verify,
  },
]

const byPath = new Map(screens.flatMap((screen) => screen.paths.map((path) => [path, screen])))

/** The screen of a path; unknown paths show Home. */
export function screenOf(path: string): Screen {
  const home = screens[0]
  const found = byPath.get(path) ?? home
  if (!found) throw new Error('There is no home screen')
  return found
}

/** Whether the screen of a path exists already: a tab or link to one that does not is left out. */
export function screenExists(path: string): boolean {
  return byPath.has(path)
}
