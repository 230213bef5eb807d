import type { Reply } from '@suerte/contract/calls.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { CodeField } from '@suerte/ui/CodeField.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { CopyButton } from '../screens/CopyButton.tsx'
import { fieldRefusal, formRefusal } from '../refusal-text.ts'
import { send } from './calls.ts'
import { joinErrors, PASSWORD_MIN, type Join } from './join-errors.ts'
import { QrCode } from './QrCode.tsx'
import styles from './JoinForm.module.css'

type Invite = Reply<'GET /relay/console/invite/:token'>
const FIELDS = ['username', 'password', 'code'] as const

export function JoinForm({ token, invite }: { token: string; invite: Invite }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Join>({ username: invite.username, password: '', code: '' })
  const [checked, setChecked] = useState(false)
  const wrong = joinErrors(typed)
  const join = useMutation({
    mutationFn: () => send('POST /relay/console/invite/:token', { params: { token }, body: typed }),
    onSuccess: () => navigate({ to: '/login', search: { why: 'joined' } }),
  })
  const change = (field: keyof Join, text: string) => {
    join.reset()
    setTyped({ ...typed, [field]: text })
  }
  const errorOf = (field: keyof Join) =>
    (checked && wrong[field] ? t(`invite.wrong.${field}`) : undefined) ??
    fieldRefusal(join.error, field)
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const first = FIELDS.find((field) => wrong[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else join.mutate()
  }
  const refused = formRefusal(join.error, FIELDS)
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <p className="soft">
        {t('invite.text', { roles: invite.roles.map((role) => t(`role.${role}`)).join(', ') })}
      </p>
      {refused && <Banner tone="error">{refused}</Banner>}
      <Field
        label={t('login.username')}
        hint={invite.username === '' && !errorOf('username') ? t('invite.usernameHint') : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        readOnly={invite.username !== ''}
        error={errorOf('username')}
        value={typed.username}
        onChange={(event) => change('username', event.target.value.toLowerCase().trim())}
      />
      <PasswordField
        label={t('login.password')}
        hint={errorOf('password') ? undefined : t('invite.passwordHint', { min: PASSWORD_MIN })}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        showLabel={t('login.showPassword')}
        hideLabelText={t('login.hidePassword')}
        error={errorOf('password')}
        value={typed.password}
        onChange={(event) => change('password', event.target.value)}
      />
      <section className={styles.factor} aria-labelledby="factor">
        <h2 id="factor" className={styles.heading}>
          {t('invite.factor')}
        </h2>
        <p className="soft">{t('invite.factorText')}</p>
        <QrCode text={invite.otpUri} label={t('invite.qr')} />
        <p className={styles.secret}>
          <code translate="no">{invite.otpSecret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={invite.otpSecret} label={t('invite.copySecret')} />
        </p>
        <a href={invite.otpUri}>{t('invite.openApp')}</a>
      </section>
      <CodeField
        label={t('invite.code')}
        name="code"
        error={errorOf('code')}
        value={typed.code}
        onChange={(event) => change('code', event.target.value.replace(/\s/g, ''))}
      />
      <Button type="submit" tone="primary" block loading={join.isPending}>
        {t('invite.submit')}
      </Button>
    </form>
  )
}
