/** Timings and limits of the site, each in one place. Names carry their unit. */
export const limits = {
  bannerEveryMs: 5000,
  tickerEveryMs: 2000,
  pageFadeMs: 300,
  swipeBackPx: 100,
  toastShortMs: 3000,
  toastLongMs: 8000,
  noticeMs: 1500,
  loadingToastMs: 10_000,
  /** Logging in and out: the toast stays until the answer is there. */
  loadingToastLongMs: 9_999_000,
  freeRejectToastMs: 2000,
  languageRevalidateMs: 200,
  /** What is typed is looked up at the server after such a pause. */
  typingPauseMs: 500,
  smsTickMs: 500,
  passwordChangedMs: 1000,
  captchaLength: 6,
  codeMax: 10,
  mobileMax: 20,
  unreadCap: 99,
  stickyBarRem: 1,
  stickyBarUnderDownloadRem: 2.2,
  remarkMax: 140,
  recordPageSize: 25,
  /** How often a closed site asks whether it is open again. */
  gateRetryMs: 15_000,
  liveRetryFirstMs: 500,
  liveRetryMaxMs: 10_000,
} as const

export const storageKeys = {
  session: 'MC_SESSION_INFO',
  status: 'systemStatus',
  autoLogin: 'autoLogin',
  hideBalance: 'hideBalance',
  theme: 'theme',
  /** The language is a cookie too: the server renders in it. */
  language: 'lang',
  remembered: 'rememberedLogin',
  rememberedSalt: 'rememberedLoginSalt',
  /** The SMS login has a record of its own; it holds no password, so it needs no salt. */
  rememberedSms: 'rememberedLoginSms',
  /** A code on its way, by purpose. */
  sentCode: 'sentCode.',
  social: 'socialLogin',
  backTo: 'backTo',
} as const

export const DEFAULT_LANGUAGE = 'EN'
/** Member types that play and pay for real. */
export const REAL_TYPES: readonly number[] = [0, 1, 2]
export const TRIAL_TYPE = 4
