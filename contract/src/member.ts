import { z } from 'zod'
import {
  codeSent,
  countryDialingCode,
  email,
  humanCheck,
  mobileNum,
  passkeyAnswer,
  passkeyOptions,
  sealed,
  sentCode,
  sessionInfo,
} from './account.ts'
import { atMs, done, group, id, money, secret } from './shapes.ts'

export const documentKinds = ['terms', 'privacy', 'funds'] as const
export const identityStates = ['none', 'waiting', 'verified', 'refused'] as const
/** A picture that comes with the site (`art:7`) or one of the member's own (a data address, made by us). */
const headIcon = z.string()

export const memberInfo = z.strictObject({
  id: z.uuid(),
  type: z.int(),
  nickname: z.string(),
  account: z.string(),
  headIcon,
  email: z.string(),
  emailVerified: z.boolean(),
  /** Cut to its last digits. */
  mobile: z.string(),
  payeeName: z.string(),
  inviteCode: z.string(),
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  hasSecurityQuestions: z.boolean(),
  bankCards: z.int(),
  passkeys: z.int(),
  /** Documents in force that this member has not agreed to. */
  consentsNeeded: z.array(z.enum(documentKinds)),
  identity: z.enum(identityStates),
  /** Whether the site asks for a checked identity before play. */
  identityNeeded: z.boolean(),
  closing: z.boolean(),
  currencySymbol: z.string(),
  balance: money,
  held: money,
})

/** How somebody who is signed in shows again who they are. */
export const confirmPayload = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('password'), password: secret }),
  z.strictObject({ type: z.literal('sms'), ...sentCode }),
  z.strictObject({
    type: z.literal('passkey'),
    ceremonyId: z.string().max(64),
    answer: passkeyAnswer,
  }),
])

export const signedIn = ['not_logged_in', 'session_ended'] as const
export const accountOnly = [...signedIn, 'free_reject'] as const
export const confirmed = [...accountOnly, 'confirm_needed'] as const

export const memberCalls = group({
  'GET /wps/member/info': {
    name: 'getMemberInfo',
    summary: 'The signed-in member and the balance',
    caller: 'member',
    reply: memberInfo,
    refusals: signedIn,
  },
  'POST /wps/member/confirm': {
    name: 'confirmSession',
    summary: 'Shows again who is there, for changes that need it; the session gets a new token',
    caller: 'account',
    body: sealed,
    reply: sessionInfo,
    refusals: [
      ...accountOnly,
      'too_many_requests',
      'encryption_invalid',
      'login_failed',
      'code_wrong',
      'passkey_invalid',
    ],
  },
  'POST /wps/member/smsCode': {
    name: 'sendMemberCode',
    summary: 'Sends a code to the member’s own verified mobile number',
    caller: 'account',
    body: z.strictObject({}),
    reply: codeSent,
    refusals: [...accountOnly, 'too_many_requests', 'mobile_missing', 'sms_failed'],
  },
  'GET /wps/member/headIcon': {
    name: 'getHeadIcon',
    summary: 'The head icon and the ones to choose from',
    caller: 'account',
    reply: z.strictObject({ headIcon, choices: z.array(z.string()), bytesMax: z.int() }),
    refusals: accountOnly,
  },
  'POST /wps/member/headIcon': {
    name: 'chooseHeadIcon',
    summary: 'Takes one of the icons that come with the site',
    caller: 'account',
    body: z.strictObject({ icon: z.string().max(20) }),
    reply: z.strictObject({ headIcon }),
    refusals: [...accountOnly, 'field_invalid'],
  },
  'POST /wps/member/headIcon/upload': {
    name: 'uploadHeadIcon',
    summary: 'Takes a picture of the member’s own: png, jpg or webp by its content, drawn anew',
    caller: 'account',
    raw: ['image/png', 'image/jpeg', 'image/webp', 'application/octet-stream'],
    bodyMax: 5 * 1024 * 1024,
    reply: z.strictObject({ headIcon }),
    refusals: [...accountOnly, 'too_many_requests', 'payload_too_large', 'picture_invalid'],
  },
  'PUT /wps/member/nickname': {
    name: 'setNickname',
    summary: 'Changes the name that is shown',
    caller: 'account',
    body: z.strictObject({ nickname: z.string().max(60) }),
    reply: done,
    refusals: [...accountOnly, 'name_invalid'],
  },
  'PUT /wps/member/payeeName': {
    name: 'setPayeeName',
    summary: 'Changes the name that money is paid to',
    caller: 'account',
    confirmed: true,
    body: z.strictObject({ payeeName: z.string().max(80) }),
    reply: done,
    refusals: [...confirmed, 'name_invalid'],
  },
  'POST /wps/member/email': {
    name: 'sendEmailCode',
    summary: 'Sends a code to a new e-mail address',
    caller: 'account',
    confirmed: true,
    body: z.strictObject({ email }),
    reply: codeSent,
    refusals: [...confirmed, 'too_many_requests', 'format_invalid', 'mail_failed'],
  },
  'PUT /wps/member/email': {
    name: 'setEmail',
    summary: 'Takes the new address when its code is right; the old one is told',
    caller: 'account',
    confirmed: true,
    body: z.strictObject(sentCode),
    reply: done,
    refusals: [...confirmed, 'code_wrong'],
  },
  'POST /wps/member/mobile': {
    name: 'sendMobileCode',
    summary: 'Sends a code to a new mobile number',
    caller: 'account',
    confirmed: true,
    body: z.strictObject({ countryDialingCode, mobileNum, human: humanCheck.optional() }),
    reply: codeSent,
    refusals: [
      ...confirmed,
      'too_many_requests',
      'captcha_required',
      'captcha_wrong',
      'mobile_invalid',
      'sms_failed',
    ],
  },
  'PUT /wps/member/mobile': {
    name: 'setMobile',
    summary: 'Takes the new number when its code is right; the old one is told',
    caller: 'account',
    confirmed: true,
    body: z.strictObject(sentCode),
    reply: done,
    refusals: [...confirmed, 'code_wrong'],
  },
  'GET /wps/member/sessions': {
    name: 'listSessions',
    summary: 'Where this member is signed in',
    caller: 'member',
    reply: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: z.string(),
          current: z.boolean(),
          device: z.string(),
          address: z.string(),
          createdAtMs: atMs,
          seenAtMs: atMs,
        }),
      ),
    }),
    refusals: signedIn,
  },
  'DELETE /wps/member/sessions': {
    name: 'endOtherSessions',
    summary: 'Ends every session but this one',
    caller: 'account',
    reply: z.strictObject({ ended: z.int() }),
    refusals: accountOnly,
  },
  'DELETE /wps/member/sessions/:id': {
    name: 'endSession',
    summary: 'Ends one of the member’s sessions',
    caller: 'account',
    params: z.strictObject({ id: z.string().max(64) }),
    reply: done,
    refusals: [...accountOnly, 'not_found'],
  },
  'GET /wps/member/passkeys': {
    name: 'listPasskeys',
    summary: 'The passkeys of this member',
    caller: 'account',
    reply: z.strictObject({
      passkeys: z.array(
        z.strictObject({
          id,
          name: z.string(),
          createdAtMs: atMs,
          usedAtMs: atMs.nullable(),
        }),
      ),
    }),
    refusals: accountOnly,
  },
  'POST /wps/member/passkeys/options': {
    name: 'startPasskey',
    summary: 'A challenge for a new passkey',
    caller: 'account',
    confirmed: true,
    body: z.strictObject({}),
    reply: passkeyOptions,
    refusals: confirmed,
  },
  'POST /wps/member/passkeys': {
    name: 'addPasskey',
    summary: 'Keeps a new passkey when its challenge was answered',
    caller: 'account',
    confirmed: true,
    body: z.strictObject({
      ceremonyId: z.string().max(64),
      name: z.string().trim().min(1).max(60),
      answer: passkeyAnswer,
    }),
    reply: done,
    refusals: [...confirmed, 'passkey_invalid'],
  },
  'DELETE /wps/member/passkeys/:id': {
    name: 'removePasskey',
    summary: 'Removes a passkey; the last way in stays',
    caller: 'account',
    confirmed: true,
    params: z.strictObject({ id }),
    reply: done,
    refusals: [...confirmed, 'not_found', 'last_way_in'],
  },
  'POST /wps/member/consents': {
    name: 'giveConsent',
    summary: 'Agrees to documents in the versions that were shown',
    caller: 'member',
    body: z.strictObject({
      documents: z
        .array(z.strictObject({ kind: z.enum(documentKinds), version: z.string().max(40) }))
        .min(1)
        .max(documentKinds.length),
    }),
    reply: done,
    refusals: [...signedIn, 'document_changed'],
  },
})
