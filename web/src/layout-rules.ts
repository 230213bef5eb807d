/** Header, tab bar and back icon of every route of the specification: one table, read by the shell. */
export type LayoutRule = {
  header: boolean
  tabs: boolean
  /** Where the back icon leads; null: there is none. */
  back: 'home' | 'step' | null
  /** The screen fills the window: an embedded game brings its own frame. */
  fills?: true
}

export const homePaths: readonly string[] = [
  '/',
  '/m',
  '/m/',
  '/m/index',
  '/m/index.html',
  '/m/home',
]

const screen: LayoutRule = { header: true, tabs: true, back: 'step' }
const home: LayoutRule = { header: true, tabs: true, back: null }
/** A screen that stands alone: its own top, nothing at the bottom. */
const alone: LayoutRule = { header: false, tabs: false, back: 'step' }

export const layoutRules: Readonly<Record<string, LayoutRule>> = {
  ...Object.fromEntries(homePaths.map((path) => [path, home])),
  '/m/login': { ...alone, back: 'home' },
  '/m/register': { ...alone, back: 'home' },
  '/m/register.html': { ...alone, back: 'home' },
  '/m/forget': { ...alone, back: 'home' },
  '/m/changePsw': { ...alone, back: null },
  '/m/trail': { ...screen, back: 'home' },
  '/m/vip': alone,
  '/m/live': screen,
  '/m/sports': screen,
  '/m/esports': screen,
  '/m/gameCenter': screen,
  '/m/slotsCenter': { ...screen, tabs: false },
  '/m/lott': screen,
  '/m/elott': screen,
  '/m/lottery': alone,
  '/m/gameList': alone,
  '/m/game': screen,
  '/m/providers': screen,
  '/m/launchGame': screen,
  '/m/startLottery': { ...screen, fills: true },
  '/m/notice': { ...screen, tabs: false },
  '/m/activity': { ...screen, back: 'home' },
  '/m/activityDetail': screen,
  '/m/rewardCenter': screen,
  '/m/gameRecord': screen,
  '/m/help': { ...screen, tabs: false },
  '/m/feedback': screen,
  '/m/message': { ...screen, header: false },
  '/m/messages': screen,
  '/m/messageCenter': screen,
  '/m/webEmail': screen,
  '/m/app': alone,
  '/m/voucherCenter': screen,
  '/m/withdraw': screen,
  '/m/member/home': screen,
  '/m/member/agent/getSalaryContract': screen,
  '/m/member/agent/getDevidendContract': screen,
  '/m/member/agent/getHourContract': screen,
  '/m/mall/mallHome': screen,
  // Screens beyond the specification's list.
  '/m/member/transactions': screen,
  '/m/member/headIcon': screen,
  '/m/member/nickname': screen,
  '/m/member/payeeName': screen,
  '/m/member/email': screen,
  '/m/member/mobile': screen,
  '/m/member/securityQuestions': screen,
  '/m/member/paymentPassword': screen,
  '/m/member/bankCards': screen,
  '/m/member/addBankCard': screen,
  '/m/member/passkeys': screen,
  '/m/member/devices': screen,
  '/m/member/identity': screen,
  '/m/member/close': screen,
  '/m/verify': screen,
  '/m/agreement': screen,
}

/** The rule of a path; an unknown one shows Home and looks like it. */
export function layoutOf(path: string): LayoutRule {
  return layoutRules[path] ?? home
}
