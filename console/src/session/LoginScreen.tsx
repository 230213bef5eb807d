import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { CodeField } from '@suerte/ui/CodeField.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { fieldRefusal, formRefusal } from '../refusal-text.ts'
import { queryClient, send } from './calls.ts'
import { DoorFrame } from './DoorFrame.tsx'
import { setOperatorSession } from './operator-session.ts'
import { inside } from './inside.ts'
import type { OperatorSession } from './kept-session.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

const FIELDS = ['username', 'password', 'code']

/** Name, password and the six digits in one step; or a passkey. */
export function LoginScreen() {
  const { next, why } = useSearch({ from: '/login' })
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const login = useMutation({
    mutationFn: () =>
      send('POST /relay/console/login', {
        body: { username: username.trim(), password, code: code.replace(/\s/g, '') },
      }),
    onSuccess: enter,
    onError: () => {
      setCode('')
      form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
    },
  })
  function enter({ token, username: name, roles }: OperatorSession) {
    queryClient.clear()
    setOperatorSession({ token, username: name, roles })
    router.history.push(inside(next))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    login.mutate()
  }
  const refused = login.isError ? formRefusal(login.error, FIELDS) : undefined
  return (
    <DoorFrame title={t('login.title')}>
      {why && !login.isError && (
        <Banner tone={why === 'joined' ? 'success' : 'info'}>
          {why === 'joined' ? t('login.joined') : t('login.ended')}
        </Banner>
      )}
      {refused && <Banner tone="error">{refused}</Banner>}
      <form ref={form} className="stack" onSubmit={submit}>
        <Field
          label={t('login.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={64}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          required
          maxLength={200}
          showLabel={t('login.showPassword')}
          hideLabelText={t('login.hidePassword')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <CodeField
          label={t('login.code')}
          hint={t('login.codeHint')}
          name="code"
          required
          error={fieldRefusal(login.error, 'code')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" tone="primary" block loading={login.isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <PasskeyLogin onSession={enter} />
    </DoorFrame>
  )
}
