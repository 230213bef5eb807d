import { CallError } from '@suerte/contract/client.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { checkField } from '@suerte/domain/identity/fields.ts'
import { loginRules } from '@suerte/domain/identity/login-rules.ts'
import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { HumanCheck } from '../../session/HumanCheck.tsx'
import { forgetLogin } from '../../session/forget-logins.ts'
import { recallLogin, rememberLogin } from '../../session/remembered-login.ts'
import { useEnter } from '../../session/use-enter.ts'
import { useHumanCheck } from '../../session/use-human-check.ts'
import { useSignIn } from '../../session/use-sign-in.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { TICKED, useForm } from '../../use-form.ts'
import { usePasskeyAutofill, type PasskeyLogin } from './use-passkey-login.ts'
import styles from './Login.module.css'

type Values = { username: string; password: string; captcha: string; remember: string }
type Props = {
  /** The server asked for the picture. */
  captchaAsked: boolean
  onCaptchaAsked: () => void
  passkey: PasskeyLogin
  /** Leads to the SMS tab, where there is one. */
  onSms?: () => void
}

export function UsernameLogin({ captchaAsked, onCaptchaAsked, passkey, onSms }: Props) {
  const t = useT()
  const signIn = useSignIn()
  const enter = useEnter()
  const [held, setHeld] = useState(false)
  const human = useHumanCheck(captchaAsked)
  const { loginUsername, loginPassword } = loginRules
  const form = useForm<Values>({
    initial: { username: '', password: '', captcha: '', remember: '' },
    check: ({ username, password }) => ({
      ...(checkField(loginUsername, username.trim()) && { username: t('login.usernameMissing') }),
      ...(checkField(loginPassword, password) && { password: t('login.passwordMissing') }),
      ...(captchaAsked && !human.answer() && { captcha: t('human.missing') }),
    }),
  })
  useRememberedLogin(form)
  usePasskeyAutofill(passkey)

  async function login({ password, ...values }: Values) {
    const username = values.username.trim()
    const answer = human.answer()
    setHeld(false)
    try {
      const check = answer && { human: answer }
      const session = await signIn({ type: 'username', username, password, ...check })
      if (values.remember) await rememberLogin(username, password).catch(forgetLogin)
      else forgetLogin()
      enter(session)
    } catch (error) {
      if (error instanceof CallError) {
        setHeld(error.code === 'login_held')
        // A check is good once: a new one, asked for now.
        if (captchaAsked && error.code !== 'offline') human.refresh()
        if (error.detail['captcha']) onCaptchaAsked()
      }
      throw error
    }
  }

  const { ref: captchaRef, error: captchaError } = form.bind('captcha')
  const remember = form.bindCheck('remember')
  return (
    <form className="stack" noValidate onSubmit={form.submit(login)}>
      <Field
        {...form.bind('username')}
        label={t('login.username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.bind('password')}
        label={t('login.password')}
        showLabel={t('common.showPassword')}
        hideLabelText={t('common.hidePassword')}
      />
      {captchaAsked && (
        <HumanCheck
          check={human}
          ref={captchaRef}
          // Its value lives in the check; its error goes away once there is an answer.
          error={human.answer() ? undefined : captchaError}
        />
      )}
      <Checkbox
        {...remember}
        label={t('login.remember')}
        hint={t('login.rememberHint')}
        onChange={(event) => {
          remember.onChange(event)
          if (!event.target.checked) forgetLogin()
        }}
      />
      <Button type="submit" tone="primary" block loading={form.busy}>
        {t('login.title')}
      </Button>
      <FormProblem
        text={form.problem}
        action={held && <HeldWays passkey={passkey} {...(onSms && { onSms })} />}
      />
    </form>
  )
}

/** Who guessed too often, or is guessed at, comes in another way. */
function HeldWays({ passkey, onSms }: Pick<Props, 'passkey' | 'onSms'>) {
  const t = useT()
  return (
    <div className={styles.held}>
      {onSms && (
        <Button size={44} onClick={onSms}>
          {t('login.bySms')}
        </Button>
      )}
      <Button size={44} onClick={() => void passkey.press()}>
        {t('login.passkey')}
      </Button>
      <SiteLink to={paths.forget} className={buttonClass({ size: 44 })}>
        {t('forget.heading')}
      </SiteLink>
    </div>
  )
}

/** What was remembered comes in while nothing was typed yet. */
function useRememberedLogin(form: ReturnType<typeof useForm<Values>>) {
  const fill = useRef<(known: { username: string; password: string }) => void>(undefined)
  useEffect(() => {
    fill.current = ({ username, password }) => {
      if (form.values.username || form.values.password) return
      form.set('remember', TICKED)
      form.set('username', username)
      form.set('password', password)
    }
  })
  useEffect(() => {
    let gone = false
    void recallLogin().then((known) => {
      if (known && !gone) fill.current?.(known)
    })
    return () => {
      gone = true
    }
  }, [])
}
