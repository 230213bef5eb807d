import { useEffect, useRef } from 'react'
import { send } from '../../api.ts'
import { useStatus } from '../../site.ts'
import { mobileOf, recipientOf } from '../mobile/mobile.ts'
import { keptRecipient } from './kept-code.ts'
import { useSentCode } from './use-sent-code.ts'

/** What is needed of a form with a mobile number in it. */
type MobileForm = {
  values: { countryDialingCode?: string; mobileNum?: string }
  set: (name: 'countryDialingCode' | 'mobileNum', value: string) => void
  judge: (name: 'mobileNum') => boolean
  refusedAt: (error: unknown, places: Readonly<Record<string, 'mobileNum'>>) => boolean
}

/**
 * The code that shows whose a number is to somebody who is not signed in. After a reload the number that a
 * code is on its way to stands in the form again.
 */
export function useMobileCode(purpose: 'login' | 'register' | 'forget', form: MobileForm) {
  const { countryDialingCode = '', mobileNum = '' } = form.values
  const humanNeeded = useStatus().info.whitelabel['CAPTCHA3'] !== false
  const mobile = { countryDialingCode, mobileNum: mobileNum.trim() }
  const fill = useRef<() => void>(undefined)
  useEffect(() => {
    fill.current = () => {
      const known = mobileOf(keptRecipient(purpose) ?? '')
      if (!known || mobileNum) return
      form.set('countryDialingCode', known.countryDialingCode)
      form.set('mobileNum', known.mobileNum)
    }
  })
  useEffect(() => fill.current?.(), [])
  return useSentCode({
    purpose,
    recipient: recipientOf(mobile),
    humanNeeded,
    before: () => form.judge('mobileNum'),
    onRefused: (error) => form.refusedAt(error, { mobile_invalid: 'mobileNum' }),
    send: (human) =>
      send('POST /wps/account/smsCode', {
        body: { purpose, ...mobile, ...(human && { human }) },
      }),
  })
}
