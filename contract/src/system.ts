import { z } from 'zod'
import { atMs, group, money } from './shapes.ts'

const link = z.strictObject({ resourceType: z.string(), url: z.string(), labelNameEn: z.string() })

/** One field of the registration form, as the operator set it. */
export const fieldRule = z.strictObject({
  field: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  maxLength: z.int(),
  regExp: z.string(),
  order: z.int(),
})

export const status = z.strictObject({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  serverTimeMs: atMs,
  info: z.strictObject({
    merchantCode: z.string(),
    brand: z.string(),
    customerService: z.array(z.strictObject({ title: z.string(), path: z.string() })),
    domainRoute: z.array(z.string()),
    mobileTemplate: z.strictObject({ mem_cen: z.int(), dep_func: z.int() }),
    paths: z.record(z.string(), z.string()),
    register: z.array(fieldRule),
    resources: z.array(link),
    whitelabel: z.record(z.string(), z.boolean()),
    mainDomain: z.string(),
    imageCDNs: z.array(z.string()),
    languages: z.array(z.string()),
    ageMin: z.int(),
    /** Trial accounts that nobody used for so long are removed. */
    trialIdleHours: z.int(),
    /** Versions of the documents in force. */
    documents: z.strictObject({ terms: z.string(), privacy: z.string(), funds: z.string() }),
    /** What social logins need to begin; null where they are not set up. */
    firebase: z.strictObject({ apiKey: z.string(), identityUrl: z.string() }).nullable(),
    currency: z.strictObject({
      code: z.string(),
      symbol: z.string(),
      locale: z.string(),
      decimal: z.string(),
      group: z.string(),
      pattern: z.string(),
    }),
  }),
  location: z.strictObject({ ip: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  encryption: z.strictObject({ kid: z.string(), jwk: z.record(z.string(), z.string()) }),
})

export const banner = z.strictObject({
  groupName: z.string(),
  url: z.string(),
  linkage: z.string(),
  title: z.string(),
  art: z.string(),
})
export const announcement = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  publishedAtMs: atMs,
})

export const systemCalls = group({
  'GET /wps/system/status': {
    name: 'getStatus',
    summary: 'Status gate, settings of the site and the current encryption key',
    caller: 'anyone',
    reply: status,
    refusals: [],
  },
  'GET /wps/system/captcha': {
    name: 'getCaptcha',
    summary: 'Six digits as a base64 picture; single use, ten minutes',
    caller: 'anyone',
    reply: z.strictObject({ captchaId: z.uuid(), image: z.string(), expiresAtMs: atMs }),
    refusals: ['too_many_requests'],
  },
  'GET /wps/system/challenge': {
    name: 'getChallenge',
    summary: 'A proof-of-work task that stands in for the picture captcha',
    caller: 'anyone',
    reply: z.strictObject({
      algorithm: z.literal('SHA-256'),
      challenge: z.string(),
      salt: z.string(),
      maxNumber: z.int(),
      signature: z.string(),
    }),
    refusals: ['too_many_requests'],
  },
  'GET /wps/system/countries': {
    name: 'listCountries',
    summary: 'Countries whose mobile numbers are taken, with their calling codes',
    caller: 'anyone',
    reply: z.strictObject({
      countries: z.array(
        z.strictObject({
          country: z.string(),
          countryDialingCode: z.string(),
          /** Most digits a number of this country can have, without the calling code. */
          digitsMax: z.int(),
        }),
      ),
      country: z.string(),
    }),
    refusals: [],
  },
  'GET /wps/content/banners': {
    name: 'listBanners',
    summary: 'Banners by group, in order',
    caller: 'anyone',
    reply: z.strictObject({ banners: z.array(banner) }),
    refusals: [],
  },
  'GET /wps/content/announcements': {
    name: 'listAnnouncements',
    summary: 'Announcements of the ticker, newest first',
    caller: 'anyone',
    reply: z.strictObject({ announcements: z.array(announcement) }),
    refusals: [],
  },
  'GET /wps/content/jackpot': {
    name: 'getJackpot',
    summary: 'The jackpot counter: value now and the seed of its next steps',
    caller: 'anyone',
    reply: z.strictObject({ amount: money, atMs, stepSeed: z.int() }),
    refusals: [],
  },
})
