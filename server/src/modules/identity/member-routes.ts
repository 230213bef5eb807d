import type { memberSafetyCalls } from '@suerte/contract/member-safety.ts'
import type { memberCalls } from '@suerte/contract/member.ts'
import type { Handlers } from '../../platform/http.ts'
import { addBankCard, listBankCards } from './bank-cards.ts'
import { giveConsent } from './consents.ts'
import { sendEmailCode, sendMobileCode, setEmail, setMobile } from './contacts.ts'
import { chooseHeadIcon, getHeadIcon, uploadHeadIcon } from './head-icons.ts'
import {
  checkPaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from './payment-password.ts'
import { getMemberInfo, setNickname, setPayeeName } from './profile.ts'
import { getSecurityQuestions, setSecurityQuestions } from './security-questions.ts'
import { getIdentity, sendIdentity } from './verification.ts'

/** Calls of a member that other places answer: sessions and passkeys, and those that need the cashier. */
type Elsewhere =
  | 'POST /wps/member/confirm'
  | 'POST /wps/member/smsCode'
  | `${string} /wps/member/sessions${string}`
  | `${string} /wps/member/passkeys${string}`
  | 'DELETE /wps/member/bankCards/:id'
  | 'POST /wps/member/close'

export const memberRoutes: Handlers<
  Exclude<keyof typeof memberCalls | keyof typeof memberSafetyCalls, Elsewhere>
> = {
  'GET /wps/member/info': getMemberInfo,
  'GET /wps/member/headIcon': getHeadIcon,
  'POST /wps/member/headIcon': chooseHeadIcon,
  'POST /wps/member/headIcon/upload': uploadHeadIcon,
  'PUT /wps/member/nickname': setNickname,
  'PUT /wps/member/payeeName': setPayeeName,
  'POST /wps/member/email': sendEmailCode,
  'PUT /wps/member/email': setEmail,
  'POST /wps/member/mobile': sendMobileCode,
  'PUT /wps/member/mobile': setMobile,
  'GET /wps/member/securityQuestions': getSecurityQuestions,
  'PUT /wps/member/securityQuestions': setSecurityQuestions,
  'POST /wps/member/paymentPassword': setPaymentPassword,
  'POST /wps/member/paymentPassword/reset': resetPaymentPassword,
  'POST /wps/member/paymentPassword/check': checkPaymentPassword,
  'GET /wps/member/bankCards': listBankCards,
  'POST /wps/member/bankCards': addBankCard,
  'POST /wps/member/consents': giveConsent,
  'GET /wps/member/identity': getIdentity,
  'PUT /wps/member/identity': sendIdentity,
}
