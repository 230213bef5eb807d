import { z } from 'zod'
import { sentCode } from './account.ts'
import { accountOnly, confirmed, identityStates } from './member.ts'
import { done, group, id, money } from './shapes.ts'

/** Six digits that withdrawals ask for. */
export const paymentPassword = z.string().regex(/^\d{6}$/)

export const bankCard = z.strictObject({
  id: z.uuid(),
  bankCode: z.string(),
  bankName: z.string(),
  holder: z.string(),
  numberEnding: z.string(),
})

export const securityQuestionIds = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8'] as const
const answers = z
  .array(
    z.strictObject({
      question: z.enum(securityQuestionIds),
      answer: z.string().trim().min(2).max(100),
    }),
  )
  .length(2)

/** What guards a member's money: payment password, questions, cards, identity, and the way out for good. */
export const memberSafetyCalls = group({
  'GET /wps/member/securityQuestions': {
    name: 'getSecurityQuestions',
    summary: 'The questions there are, and the two that this member answered',
    caller: 'account',
    reply: z.strictObject({
      questions: z.array(z.enum(securityQuestionIds)),
      chosen: z.array(z.enum(securityQuestionIds)),
    }),
    refusals: accountOnly,
  },
  'PUT /wps/member/securityQuestions': {
    name: 'setSecurityQuestions',
    summary: 'Sets two questions with their answers',
    caller: 'account',
    confirmed: true,
    body: z.strictObject({ answers }),
    reply: done,
    refusals: [...confirmed, 'field_invalid'],
  },
  'POST /wps/member/paymentPassword': {
    name: 'setPaymentPassword',
    summary: 'Sets the password that withdrawals ask for; one that is set must be given',
    caller: 'player',
    confirmed: true,
    body: z.strictObject({ paymentPassword, oldPaymentPassword: paymentPassword.optional() }),
    reply: done,
    refusals: [...confirmed, 'too_many_requests', 'payment_password_wrong'],
  },
  'POST /wps/member/paymentPassword/reset': {
    name: 'resetPaymentPassword',
    summary: 'Replaces a forgotten payment password by a code or the security answers',
    caller: 'player',
    confirmed: true,
    body: z.strictObject({
      paymentPassword,
      proof: z.union([z.strictObject(sentCode), z.strictObject({ answers })]),
    }),
    reply: done,
    refusals: [...confirmed, 'too_many_requests', 'code_wrong', 'answers_wrong'],
  },
  'POST /wps/member/paymentPassword/check': {
    name: 'checkPaymentPassword',
    summary: 'Whether the payment password is right, before a withdrawal is filled in',
    caller: 'player',
    body: z.strictObject({ paymentPassword }),
    reply: done,
    refusals: [
      ...accountOnly,
      'too_many_requests',
      'payment_password_missing',
      'payment_password_wrong',
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
    refusals: accountOnly,
  },
  'POST /wps/member/bankCards': {
    name: 'addBankCard',
    summary: 'Puts a bank card on file; needs the payment password',
    caller: 'player',
    confirmed: true,
    body: z.strictObject({
      bankCode: z.string().max(20),
      holder: z.string().trim().min(2).max(80),
      number: z.string().regex(/^\d{8,24}$/),
      paymentPassword,
    }),
    reply: bankCard,
    refusals: [
      ...confirmed,
      'too_many_requests',
      'payment_password_missing',
      'payment_password_wrong',
      'field_invalid',
      'bank_card_exists',
    ],
  },
  'DELETE /wps/member/bankCards/:id': {
    name: 'removeBankCard',
    summary: 'Takes a bank card off the file; one that a withdrawal still needs stays',
    caller: 'player',
    confirmed: true,
    params: z.strictObject({ id }),
    reply: done,
    refusals: [...confirmed, 'not_found', 'bank_card_needed'],
  },
  'GET /wps/member/identity': {
    name: 'getIdentity',
    summary: 'How far the check of this member’s identity is',
    caller: 'player',
    reply: z.strictObject({
      state: z.enum(identityStates),
      needed: z.boolean(),
      name: z.string(),
      birthDate: z.string(),
      address: z.string(),
      /** Cut to its last characters. */
      idNumber: z.string(),
      reason: z.string(),
    }),
    refusals: accountOnly,
  },
  'PUT /wps/member/identity': {
    name: 'sendIdentity',
    summary: 'Name, address, date of birth and document number, for an operator to check',
    caller: 'player',
    confirmed: true,
    body: z.strictObject({
      name: z.string().trim().min(2).max(80),
      birthDate: z.iso.date(),
      address: z.string().trim().min(5).max(200),
      idNumber: z.string().trim().min(4).max(40),
    }),
    reply: done,
    refusals: [
      ...confirmed,
      'too_many_requests',
      'field_invalid',
      'too_young',
      'person_known',
      'not_pending',
    ],
  },
  'POST /wps/member/close': {
    name: 'closeAccount',
    summary: 'Closes the account for good; what is left is paid to a bank card',
    caller: 'player',
    confirmed: true,
    money: true,
    body: z.strictObject({ bankCardId: id.optional() }),
    reply: z.strictObject({ closed: z.boolean(), withdrawn: money }),
    refusals: [...confirmed, 'bank_card_missing'],
  },
})
