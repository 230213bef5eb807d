import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../api.ts'
import { limits } from '../../constants.ts'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { useNavigation } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import type { Mobile } from '../../session/mobile/mobile.ts'
import { MobileField } from '../../session/mobile/MobileField.tsx'
import { useMobileTexts } from '../../session/mobile/use-mobile-texts.ts'
import { NewPasswordFields } from '../../session/NewPasswordFields.tsx'
import { forgetLogin } from '../../session/forget-logins.ts'
import { sealedHeaders, sendSealed } from '../../session/seal.ts'
import { SentCodeField } from '../../session/sent-code/SentCodeField.tsx'
import { useMobileCode } from '../../session/sent-code/use-mobile-code.ts'
import { useNewPassword, type NewPassword } from '../../session/use-new-password.ts'
import { AlonePage } from '../../shell/AlonePage.tsx'
import { SiteLink } from '../../SiteLink.tsx'
import { useForm } from '../../use-form.ts'

type Values = Mobile & NewPassword & { verificationCode: string }

const initial: Values = {
  countryDialingCode: '',
  mobileNum: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
}

/** A forgotten password: the mobile number shows whose account it is, a code proves it. */
export function Forget() {
  const t = useT()
  const queries = useQueryClient()
  const toast = useToast()
  const { replace } = useNavigation()
  const { mobileProblem, codeProblem } = useMobileTexts()
  const password = useNewPassword()
  const form = useForm<Values>({
    initial,
    together: { newPassword: ['confirmNewPassword'] },
    check: (values) => {
      const mobile = mobileProblem(values)
      const code = codeProblem(values.verificationCode)
      return {
        ...(mobile && { mobileNum: mobile }),
        ...(code && { verificationCode: code }),
        ...password.problems(values, t('register.differs')),
      }
    },
  })
  const code = useMobileCode('forget', form)

  async function setPassword(values: Values) {
    if (!code.requestId) return form.fail('verificationCode', t('sentCode.first'))
    const payload = {
      ...values,
      mobileNum: values.mobileNum.trim(),
      requestId: code.requestId,
    }
    try {
      await sendSealed(queries, payload, (data) =>
        send('POST /wps/account/passwordByPhone', { body: { data }, headers: sealedHeaders }),
      )
    } catch (error) {
      const places = {
        mobile_invalid: 'mobileNum',
        code_wrong: 'verificationCode',
        password_breached: 'newPassword',
      } as const
      if (form.refusedAt(error, places)) return
      throw error
    }
    code.done()
    // What this device remembered is not the password any more.
    forgetLogin()
    toast.show({ tone: 'success', text: t('forget.done'), durationMs: limits.toastShortMs })
    replace(paths.login)
  }

  return (
    <AlonePage title={t('forget.heading')}>
      <p className="soft">{t('forget.text')}</p>
      <form className="stack" noValidate onSubmit={form.submit(setPassword)}>
        <MobileField
          {...form.bind('mobileNum')}
          dialingCode={form.values.countryDialingCode}
          onDialingCode={(next) => form.set('countryDialingCode', next)}
        />
        <SentCodeField
          {...form.bind('verificationCode')}
          code={code}
          onCode={(text) => form.set('verificationCode', text)}
        />
        <NewPasswordFields rule={password} bind={form.bind} />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('forget.submit')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      <SiteLink to={paths.login} className={buttonClass({ tone: 'quiet', block: true })}>
        {t('forget.toLogin')}
      </SiteLink>
    </AlonePage>
  )
}
