import { z } from 'zod'
import { atMs, done, group, secret, username } from './shapes.ts'
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

/** Digits of a calling code without its plus sign, e.g. '63'. */
export const countryDialingCode = z.string().regex(/^\d{1,4}$/)
/** The number as people write it in their own country; the server reads it. */
export const mobileNum = z.string().min(1).max(20)
export const email = z.string().min(3).max(254)
/** What was sent by SMS or e-mail, with the name of the request that asked for it. */
export const sentCode = {
  requestId: z.string().min(20).max(64),
  verificationCode: z.string().min(1).max(10),
}
/** A code is on its way: until when it is good, and the name by which it is asked for. */
export const codeSent = z.strictObject({ requestId: z.string(), expirationTime: atMs })

/** What a browser's `navigator.credentials` gives; read by the passkey library. */
export const passkeyAnswer = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8000) }),
  clientExtensionResults: z.looseObject({}),
})
/** Options for `navigator.credentials`, as the passkey library writes them. */
export const passkeyOptions = z.strictObject({
  ceremonyId: z.string(),
  options: z.looseObject({ challenge: z.string() }),
})

export const firebaseChannels = ['sms', 'google', 'facebook'] as const
const firebase = {
  firebaseChannel: z.enum(firebaseChannels),
  firebaseIdToken: z.string().min(20).max(8000),
}

export const loginPayload = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('username'),
    username,
    password: secret,
    human: humanCheck.optional(),
  }),
  z.strictObject({ type: z.literal('sms'), countryDialingCode, mobileNum, ...sentCode }),
  z.strictObject({
    type: z.literal('firebase'),
    ...firebase,
    firebaseMobileNo: mobileNum.optional(),
    countryDialingCode: countryDialingCode.optional(),
  }),
  z.strictObject({
    type: z.literal('passkey'),
    ceremonyId: z.string().max(64),
    answer: passkeyAnswer,
  }),
])

/** Text that a field of the registration may hold at most, whatever its rule says. */
export const FIELD_MAX = 200
const text = z.string().max(FIELD_MAX)

export const registerPayload = z.strictObject({
  registerUrl: z.string().max(300),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  /** Which of the two ways; the flags decide whether it is open. */
  method: z.enum(['username', 'mobileNum']),
  username: text.default(''),
  password: secret.or(z.literal('')).default(''),
  confirmPassword: secret.or(z.literal('')).default(''),
  countryDialingCode: countryDialingCode.or(z.literal('')).default(''),
  mobileNum: text.default(''),
  requestId: z.string().max(64).default(''),
  verificationCode: z.string().max(10).default(''),
  affiliateCode: text.default(''),
  recommenderId: text.default(''),
  paymentPassword: z.string().max(20).default(''),
  nickname: text.default(''),
  payeeName: text.default(''),
  email: text.default(''),
  idNumber: text.default(''),
  qqNum: text.default(''),
  facebook: text.default(''),
  wechat: text.default(''),
  line: text.default(''),
  whatsapp: text.default(''),
  zalo: text.default(''),
  domain: z.string().max(300).default(''),
  firebaseChannel: firebase.firebaseChannel.optional(),
  firebaseIdToken: firebase.firebaseIdToken.optional(),
  human: humanCheck.optional(),
  /** The versions of the documents that were agreed to, as the status gave them. */
  termsVersion: z.string().max(40),
  privacyVersion: z.string().max(40),
  ageConfirmed: z.boolean(),
  type: z.literal(0),
})

export const passwordByPhonePayload = z.strictObject({
  countryDialingCode,
  mobileNum,
  ...sentCode,
  newPassword: secret,
  confirmNewPassword: secret,
})
export const changePasswordPayload = z.strictObject({
  oldPassword: secret.or(z.literal('')),
  newPassword: secret,
  confirmNewPassword: secret,
})

/** What the browser keeps under MC_SESSION_INFO. The credential itself is an HttpOnly cookie. */
export const sessionInfo = z.strictObject({
  token: z.string(),
  merchantCode: z.string(),
  userName: z.string(),
  type: z.int(),
  firstTimeLogin: z.boolean(),
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
    refusals: ['too_many_requests', 'format_invalid'],
  },
  'GET /wps/account/email': {
    name: 'checkEmail',
    summary: 'Whether an e-mail address is well formed; never whether somebody has it',
    caller: 'anyone',
    query: z.strictObject({ email }),
    reply: z.strictObject({ valid: z.boolean() }),
    refusals: ['too_many_requests'],
  },
  'GET /wps/account/affiliate': {
    name: 'checkAffiliate',
    summary: 'Whether an invitation code leads to somebody who may invite',
    caller: 'anyone',
    query: z.strictObject({ code: z.string().max(40), domain: z.string().max(300).default('') }),
    reply: z.strictObject({ success: z.boolean() }),
    refusals: ['too_many_requests'],
  },
  'POST /wps/account/smsCode': {
    name: 'sendSmsCode',
    summary: 'Sends a code to a mobile number; the answer is the same whether somebody has it',
    caller: 'anyone',
    body: z.strictObject({
      purpose: z.enum(['login', 'register', 'forget']),
      countryDialingCode,
      mobileNum,
      human: humanCheck.optional(),
    }),
    reply: codeSent,
    refusals: [
      'too_many_requests',
      'feature_off',
      'captcha_required',
      'captcha_wrong',
      'mobile_invalid',
      'sms_failed',
    ],
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
      'captcha_required',
      'captcha_wrong',
      'field_invalid',
      'format_invalid',
      'name_invalid',
      'mobile_invalid',
      'password_breached',
      'terms_not_accepted',
      'invitation_code_error',
      'referrer_invalid',
      'code_wrong',
      'social_invalid',
      'social_taken',
      'username_taken',
    ],
  },
  'POST /wps/account/login': {
    name: 'login',
    summary: 'Signs in by username and password, SMS code, Firebase or passkey',
    caller: 'anyone',
    body: sealed,
    reply: sessionInfo,
    refusals: [
      'too_many_requests',
      'encryption_invalid',
      'feature_off',
      'account_disabled',
      'captcha_required',
      'captcha_wrong',
      'login_failed',
      'login_held',
      'mobile_invalid',
      'code_wrong',
      'social_invalid',
      'social_unknown',
      'passkey_invalid',
    ],
  },
  'POST /wps/account/passkey': {
    name: 'startPasskeyLogin',
    summary: 'A challenge for signing in with a passkey',
    caller: 'anyone',
    body: z.strictObject({}),
    reply: passkeyOptions,
    refusals: ['too_many_requests'],
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
  'POST /wps/account/passwordByPhone': {
    name: 'setPasswordByPhone',
    summary: 'Sets a forgotten password with a code sent by SMS; ends every session',
    caller: 'anyone',
    body: sealed,
    reply: done,
    refusals: [
      'too_many_requests',
      'encryption_invalid',
      'mobile_invalid',
      'code_wrong',
      'field_invalid',
      'format_invalid',
      'password_breached',
    ],
  },
  'POST /wps/account/passWordChangeV2': {
    name: 'changePassword',
    summary: 'Changes the password; ends the other sessions and gives this one a new token',
    caller: 'account',
    body: sealed,
    reply: sessionInfo,
    refusals: [
      'not_logged_in',
      'session_ended',
      'free_reject',
      'confirm_needed',
      'too_many_requests',
      'encryption_invalid',
      'old_password_wrong',
      'password_same',
      'field_invalid',
      'format_invalid',
      'password_breached',
    ],
  },
  'DELETE /wps/account/logout': {
    name: 'logout',
    summary: 'Ends this session',
    caller: 'member',
    body: z.strictObject({ token: z.string().max(100) }),
    reply: done,
    refusals: ['not_logged_in'],
  },
})
