import { expect, it } from 'vitest'
import { limits, storageKeys } from './constants.ts'

it('[SYS-07] keeps the constants of the specification', () => {
  expect(limits).toMatchObject({
    bannerEveryMs: 5000,
    tickerEveryMs: 2000,
    pageFadeMs: 300,
    swipeBackPx: 100,
    toastShortMs: 3000,
    toastLongMs: 8000,
    noticeMs: 1500,
    loadingToastMs: 10_000,
    loadingToastLongMs: 9_999_000,
    freeRejectToastMs: 2000,
    languageRevalidateMs: 200,
    captchaLength: 6,
    mobileMax: 20,
    unreadCap: 99,
    remarkMax: 140,
    stickyBarRem: 1,
    stickyBarUnderDownloadRem: 2.2,
  })
  expect(storageKeys.session).toBe('MC_SESSION_INFO')
})
