import { describe, expect, it } from 'vitest'
import { loginOffers } from './login-offers.ts'

const firebase = { apiKey: 'k', identityUrl: 'https://identity.example' }

describe('ways in', () => {
  it('[LOGIN-01] has SMS only when its flag is on', () => {
    expect(loginOffers({ whitelabel: {}, firebase: null }).sms).toBe(false)
    expect(loginOffers({ whitelabel: { MOBILEVERCODELOGIN3: true }, firebase: null }).sms).toBe(
      true,
    )
  })

  it('[LOGIN-09] has each social login when its flag is on and Firebase is set up', () => {
    const both = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true }
    expect(loginOffers({ whitelabel: both, firebase }).social).toEqual(['facebook', 'google'])
    expect(loginOffers({ whitelabel: both, firebase: null }).social).toEqual([])
    expect(loginOffers({ whitelabel: { GOOGLELOGIN3: true }, firebase }).social).toEqual(['google'])
    expect(loginOffers({ whitelabel: { FACEBOOKLOGIN3: false }, firebase }).social).toEqual([])
  })
})
