import { z } from 'zod'
import { done, group, money, secret, username } from './shapes.ts'
import { fieldRule } from './system.ts'

/** A JWE (ECDH-ES, A256GCM) of one of the payloads below plus `iat` and `jti`. Header: `Encryption: jwe`. */
export const sealed = z.strictObject({ data: z.string().min(1).max(16_384) })

/** The answer to the picture captcha, or a solved proof-of-work task. */
export const humanCheck = z.union([
  z.strictObject({ captchaId: z.uuid(), captcha: z.string().min(1).max(16) }),
  z.strictObject({
    algorithm: z.string(),
    challenge: z.string().max(200),
    salt: z.string().max(200),
    number: z.int().min(0),
    signature: z.string().max(200),
  }),
])

export const loginPayload = z.strictObject({
  username,
  password: secret,
  human: humanCheck.optional(),
  type: z.literal('username'),
})

export const registerPayload = z.strictObject({
  registerUrl: z.string().max(300),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username,
  password: secret,
  confirmPassword: secret,
  fields: z.record(z.string().max(40), z.string().max(200)),
  affiliateCode: z.string().max(40).optional(),
  recommenderId: z.string().max(40).optional(),
  human: humanCheck,
  termsAccepted: z.boolean(),
  ageConfirmed: z.boolean(),
  type: z.literal(0),
})

/** What the browser keeps under MC_SESSION_INFO. The credential itself is an HttpOnly cookie. */
export const sessionInfo = z.strictObject({
  token: z.string(),
  merchantCode: z.string(),
  userName: z.string(),
  type: z.int(),
  firstTimeLogin: z.boolean(),
})

export const memberInfo = z.strictObject({
  id: z.uuid(),
  type: z.int(),
  nickname: z.string(),
  account: z.string(),
  hasPaymentPassword: z.boolean(),
  bankCards: z.int(),
  currencySymbol: z.string(),
  balance: money,
  held: money,
})

export const bankCard = z.strictObject({
  id: z.uuid(),
  bankCode: z.string(),
  bankName: z.string(),
  holder: z.string(),
  numberEnding: z.string(),
})

export const accountCalls = group({
  'GET /wps/account/registerRules': {
    name: 'getRegisterRules',
    summary: 'The registration form as the operator set it',
    caller: 'anyone',
    reply: z.strictObject({ rules: z.array(fieldRule), ageMin: z.int() }),
    refusals: [],
  },
  'GET /wps/account/username': {
    name: 'checkUsername',
    summary: 'Whether a username is well formed and still free',
    caller: 'anyone',
    query: z.strictObject({ username }),
    reply: z.strictObject({ available: z.boolean() }),
    refusals: ['too_many_requests', 'field_invalid'],
  },
  'PUT /wps/account/register': {
    name: 'registerMember',
    summary: 'Opens an account and signs in',
    caller: 'anyone',
    body: sealed,
    reply: sessionInfo,
    refusals: [
      'too_many_requests',
      'encryption_invalid',
      'feature_off',
      'terms_not_accepted',
      'field_invalid',
      'captcha_wrong',
      'username_taken',
    ],
  },
  'POST /wps/account/login': {
    name: 'login',
    summary: 'Signs in by username and password',
    caller: 'anyone',
    body: sealed,
    reply: sessionInfo,
    refusals: [
      'too_many_requests',
      'encryption_invalid',
      'captcha_required',
      'captcha_wrong',
      'login_failed',
      'account_disabled',
    ],
  },
  'POST /wps/account/trial': {
    name: 'startTrial',
    summary: 'A free trial account with trial money',
    caller: 'anyone',
    body: z.strictObject({}),
    reply: z.strictObject({
      token: z.string(),
      merchantCode: z.string(),
      userName: z.string(),
      customerType: z.literal(4),
    }),
    refusals: ['too_many_requests', 'feature_off'],
  },
  'DELETE /wps/account/logout': {
    name: 'logout',
    summary: 'Ends this session',
    caller: 'member',
    body: z.strictObject({ token: z.string().max(100) }),
    reply: done,
    refusals: ['not_logged_in'],
  },
  'GET /wps/member/info': {
    name: 'getMemberInfo',
    summary: 'The signed-in member and the balance',
    caller: 'member',
    reply: memberInfo,
    refusals: ['not_logged_in', 'session_ended'],
  },
  'POST /wps/member/paymentPassword': {
    name: 'setPaymentPassword',
    summary: 'Sets the password that withdrawals ask for; needs the login password',
    caller: 'player',
    body: z.strictObject({ password: secret, paymentPassword: z.string().regex(/^\d{6}$/) }),
    reply: done,
    refusals: [
      'not_logged_in',
      'session_ended',
      'free_reject',
      'too_many_requests',
      'login_failed',
    ],
  },
  'GET /wps/member/bankCards': {
    name: 'listBankCards',
    summary: 'Bank cards on file, numbers cut to their last four digits',
    caller: 'player',
    reply: z.strictObject({
      cards: z.array(bankCard),
      banks: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    }),
    refusals: ['not_logged_in', 'session_ended', 'free_reject'],
  },
  'POST /wps/member/bankCards': {
    name: 'addBankCard',
    summary: 'Puts a bank card on file; needs the payment password',
    caller: 'player',
    body: z.strictObject({
      bankCode: z.string().max(20),
      holder: z.string().trim().min(2).max(80),
      number: z.string().regex(/^\d{8,24}$/),
      paymentPassword: z.string().regex(/^\d{6}$/),
    }),
    reply: bankCard,
    refusals: [
      'not_logged_in',
      'session_ended',
      'free_reject',
      'too_many_requests',
      'payment_password_missing',
      'payment_password_wrong',
      'field_invalid',
      'bank_card_exists',
    ],
  },
})
