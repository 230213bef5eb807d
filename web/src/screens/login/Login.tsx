import { CallError } from '@suerte/contract/client.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { HumanCheck } from '../../session/HumanCheck.tsx'
import { forgetLogin, recallLogin, rememberLogin } from '../../session/remembered-login.ts'
import { sealedHeaders, sendSealed } from '../../session/seal.ts'
import { useEnter } from '../../session/use-enter.ts'
import { useHumanCheck } from '../../session/use-human-check.ts'
import { AlonePage } from '../../shell/AlonePage.tsx'
import { SiteLink } from '../../SiteLink.tsx'
import { useForm } from '../../use-form.ts'

type Values = { username: string; password: string; captcha: string }

export function Login() {
  const t = useT()
  const queries = useQueryClient()
  const enter = useEnter()
  const [remember, setRemember] = useState(false)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const human = useHumanCheck(captchaAsked)
  const form = useForm<Values>({
    initial: { username: '', password: '', captcha: '' },
    check: ({ username, password }) => ({
      ...(username.trim() === '' && { username: t('login.usernameMissing') }),
      ...(password === '' && { password: t('login.passwordMissing') }),
      ...(captchaAsked && !human.answer() && { captcha: t('human.missing') }),
    }),
  })

  // What was remembered comes in while nothing was typed yet.
  const fill = useRef(form.set)
  useEffect(() => {
    fill.current = form.set
  })
  useEffect(() => {
    let gone = false
    void recallLogin().then((known) => {
      if (!known || gone) return
      setRemember(true)
      fill.current('username', known.username)
      fill.current('password', known.password)
    })
    return () => {
      gone = true
    }
  }, [])

  async function login({ username, password }: Values) {
    const answer = human.answer()
    const payload = {
      type: 'username',
      username: username.trim(),
      password,
      ...(answer && { human: answer }),
    }
    try {
      const session = await sendSealed(queries, payload, (data) =>
        send('POST /wps/account/login', { body: { data }, headers: sealedHeaders }),
      )
      if (remember) await rememberLogin(username.trim(), password).catch(forgetLogin)
      else forgetLogin()
      enter(session)
    } catch (error) {
      if (error instanceof CallError && error.detail['captcha']) {
        // A check is good once: a new one, asked for now.
        if (captchaAsked) human.refresh()
        setCaptchaAsked(true)
      }
      throw error
    }
  }

  return (
    <AlonePage title={t('login.heading')}>
      <form className="stack" noValidate onSubmit={form.submit(login)}>
        {form.problem && <Banner tone="error">{form.problem}</Banner>}
        <Field
          {...form.bind('username')}
          label={t('login.username')}
          autoComplete="username"
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
            {...captchaOf(form.bind('captcha'), human.answer() !== undefined)}
          />
        )}
        <Checkbox
          label={t('login.remember')}
          hint={t('login.rememberHint')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('login.title')}
        </Button>
      </form>
      <SiteLink to={paths.register} className={buttonClass({ tone: 'quiet', block: true })}>
        {t('login.toRegister')}
      </SiteLink>
    </AlonePage>
  )
}

/** The captcha's own value lives in its check; its error goes away once there is an answer. */
function captchaOf<R>(bound: { error: string | undefined; ref: R }, answered: boolean) {
  return { ref: bound.ref, error: answered ? undefined : bound.error }
}
