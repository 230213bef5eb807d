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
  /** For members who play with real money; all others are told so. */
  realOnly?: true
  /** For every account but trials, who are asked to register. */
  noTrial?: true
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
    id: 'forget',
    paths: ['/m/forget'],
    title: 'forget.title',
    load: async () => (await import('./screens/forget/Forget.tsx')).Forget,
  },
  {
    id: 'changePassword',
    paths: ['/m/changePsw'],
    title: 'changePassword.title',
    needsSession: true,
    noTrial: true,
    load: async () => (await import('./screens/change-password/ChangePassword.tsx')).ChangePassword,
  },
  {
    id: 'agreement',
    paths: ['/m/agreement'],
    title: 'agreement.title',
    load: async () => (await import('./screens/agreement/Agreement.tsx')).Agreement,
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
    noTrial: true,
    load: async () => (await import('./screens/member/home/Member.tsx')).Member,
  },
  {
    id: 'headIcon',
    paths: ['/m/member/headIcon'],
    title: 'headIcon.title',
    needsSession: true,
    noTrial: true,
    load: async () => (await import('./screens/member/profile/HeadIcon.tsx')).HeadIcon,
  },
  {
    id: 'nickname',
    paths: ['/m/member/nickname'],
    title: 'nickname.title',
    needsSession: true,
    noTrial: true,
    load: async () => (await import('./screens/member/profile/Nickname.tsx')).Nickname,
  },
  {
    id: 'payeeName',
    paths: ['/m/member/payeeName'],
    title: 'payeeName.title',
    needsSession: true,
    noTrial: true,
    load: async () => (await import('./screens/member/profile/PayeeName.tsx')).PayeeName,
  },
  {
    id: 'email',
    paths: ['/m/member/email'],
    title: 'email.title',
    needsSession: true,
    noTrial: true,
    load: async () => (await import('./screens/member/profile/Email.tsx')).Email,
  },
  {
    id: 'mobile',
    paths: ['/m/member/mobile'],
    title: 'mobile.title',
    needsSession: true,
    noTrial: true,
    load: async () => (await import('./screens/member/profile/Mobile.tsx')).Mobile,
  },
  {
    id: 'securityQuestions',
    paths: ['/m/member/securityQuestions'],
    title: 'questions.title',
    needsSession: true,
    noTrial: true,
    load: async () =>
      (await import('./screens/member/security/SecurityQuestions.tsx')).SecurityQuestions,
  },
  {
    id: 'paymentPassword',
    paths: ['/m/member/paymentPassword'],
    title: 'paymentPassword.title',
    needsSession: true,
    realOnly: true,
    load: async () =>
      (await import('./screens/member/security/PaymentPassword.tsx')).PaymentPassword,
  },
  {
    id: 'bankCards',
    paths: ['/m/member/bankCards'],
    title: 'bankCards.title',
    needsSession: true,
    realOnly: true,
    load: async () => (await import('./screens/member/cards/BankCards.tsx')).BankCards,
  },
  {
    id: 'addBankCard',
    paths: ['/m/member/addBankCard'],
    title: 'addBankCard.title',
    needsSession: true,
    realOnly: true,
    load: async () => (await import('./screens/member/cards/AddBankCard.tsx')).AddBankCard,
  },
  {
    id: 'passkeys',
    paths: ['/m/member/passkeys'],
    title: 'passkeys.title',
    needsSession: true,
    noTrial: true,
    load: async () => (await import('./screens/member/security/Passkeys.tsx')).Passkeys,
  },
  {
    id: 'devices',
    paths: ['/m/member/devices'],
    title: 'devices.title',
    needsSession: true,
    noTrial: true,
    load: async () => (await import('./screens/member/security/Devices.tsx')).Devices,
  },
  {
    id: 'identity',
    paths: ['/m/member/identity'],
    title: 'identity.title',
    needsSession: true,
    realOnly: true,
    load: async () => (await import('./screens/member/account/Identity.tsx')).Identity,
  },
  {
    id: 'closeAccount',
    paths: ['/m/member/close'],
    title: 'closeAccount.title',
    needsSession: true,
    realOnly: true,
    load: async () => (await import('./screens/member/account/CloseAccount.tsx')).CloseAccount,
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
