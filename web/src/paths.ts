/** Every address of the site. Queries are written here too, so that no screen builds its own. */
export type Path = `/m/${string}`

/** An address of the site from text that somebody else wrote; undefined when it leads elsewhere. */
export function readPath(text: string): Path | undefined {
  const plain = isPath(text) && /^[\w./?=&%+-]+$/.test(text)
  return plain && !text.includes('..') && !text.includes('//') ? text : undefined
}

function isPath(text: string): text is Path {
  return text.startsWith('/m/')
}

type Query = Readonly<Record<string, string | undefined>>

function withQuery(path: Path, query: Query): Path {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

type Launch = {
  gameId: string
  playType?: string | undefined
  prize_mode?: string | undefined
  pageBack?: 'home' | undefined
  mui?: string | undefined
}

export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  trial: '/m/trail',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  agreement: (doc: 'terms' | 'privacy' | 'funds') => withQuery('/m/agreement', { doc }),
  launchGame: (query: Launch) => withQuery('/m/launchGame', query),
  startLottery: (query: Launch) => withQuery('/m/startLottery', query),
  gameArea: '/m/game',
  deposit: (id?: string) => withQuery('/m/voucherCenter', { deposit: id }),
  withdraw: '/m/withdraw',
  member: '/m/member/home',
  headIcon: '/m/member/headIcon',
  nickname: '/m/member/nickname',
  payeeName: '/m/member/payeeName',
  email: '/m/member/email',
  mobile: '/m/member/mobile',
  securityQuestions: '/m/member/securityQuestions',
  paymentPassword: '/m/member/paymentPassword',
  bankCards: '/m/member/bankCards',
  addBankCard: '/m/member/addBankCard',
  passkeys: '/m/member/passkeys',
  devices: '/m/member/devices',
  identity: '/m/member/identity',
  closeAccount: '/m/member/close',
  transactions: '/m/member/transactions',
  record: '/m/gameRecord',
  verify: (query: { game?: string; numero?: string; ticket?: string } = {}) =>
    withQuery('/m/verify', query),
} as const
