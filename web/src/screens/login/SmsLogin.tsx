import { Button } from '@suerte/ui/Button.tsx'
import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { useEffect, useRef } from 'react'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import type { Mobile } from '../../session/mobile/mobile.ts'
import { MobileField } from '../../session/mobile/MobileField.tsx'
import { useMobileTexts } from '../../session/mobile/use-mobile-texts.ts'
import { forgetMobile } from '../../session/forget-logins.ts'
import { recallMobile, rememberMobile } from '../../session/remembered-login.ts'
import { keptRecipient } from '../../session/sent-code/kept-code.ts'
import { SentCodeField } from '../../session/sent-code/SentCodeField.tsx'
import { useMobileCode } from '../../session/sent-code/use-mobile-code.ts'
import { useEnter } from '../../session/use-enter.ts'
import { useSignIn } from '../../session/use-sign-in.ts'
import { TICKED, useForm } from '../../use-form.ts'

type Values = Mobile & { verificationCode: string; remember: string }

export function SmsLogin() {
  const t = useT()
  const signIn = useSignIn()
  const enter = useEnter()
  const { mobileProblem, codeProblem } = useMobileTexts()
  const form = useForm<Values>({
    initial: { countryDialingCode: '', mobileNum: '', verificationCode: '', remember: '' },
    check: (values) => {
      const [mobile, code] = [mobileProblem(values), codeProblem(values.verificationCode)]
      return { ...(mobile && { mobileNum: mobile }), ...(code && { verificationCode: code }) }
    },
  })
  const { countryDialingCode, mobileNum } = form.values
  const mobile = { countryDialingCode, mobileNum: mobileNum.trim() }
  const code = useMobileCode('login', form)
  useRememberedMobile(form)

  async function login({ verificationCode, remember: wanted }: Values) {
    if (!code.requestId) return form.fail('verificationCode', t('sentCode.first'))
    const { requestId } = code
    try {
      const session = await signIn({ type: 'sms', ...mobile, requestId, verificationCode })
      if (wanted) rememberMobile(mobile)
      else forgetMobile()
      code.done()
      enter(session)
    } catch (error) {
      const places = { code_wrong: 'verificationCode', mobile_invalid: 'mobileNum' } as const
      if (!form.refusedAt(error, places)) throw error
    }
  }

  const remember = form.bindCheck('remember')
  return (
    <form className="stack" noValidate onSubmit={form.submit(login)}>
      <MobileField
        {...form.bind('mobileNum')}
        dialingCode={countryDialingCode}
        onDialingCode={(next) => form.set('countryDialingCode', next)}
      />
      <SentCodeField
        {...form.bind('verificationCode')}
        code={code}
        onCode={(text) => form.set('verificationCode', text)}
      />
      <Checkbox
        {...remember}
        label={t('login.rememberMobile')}
        hint={t('login.rememberHint')}
        onChange={(event) => {
          remember.onChange(event)
          if (!event.target.checked) forgetMobile()
        }}
      />
      <Button type="submit" tone="primary" block loading={form.busy}>
        {t('login.title')}
      </Button>
      <FormProblem text={form.problem} />
    </form>
  )
}

/** The number that was remembered comes in while nothing was typed and no code is on its way to another one. */
function useRememberedMobile(form: ReturnType<typeof useForm<Values>>): void {
  const fill = useRef<() => void>(undefined)
  useEffect(() => {
    fill.current = () => {
      const known = recallMobile()
      if (!known || form.values.mobileNum) return
      form.set('remember', TICKED)
      if (keptRecipient('login')) return
      form.set('countryDialingCode', known.countryDialingCode)
      form.set('mobileNum', known.mobileNum)
    }
  })
  useEffect(() => fill.current?.(), [])
}
