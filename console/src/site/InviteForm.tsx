import type { Role } from '@suerte/contract/shapes.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { everyone } from '../permissions.ts'
import { fieldRefusal, formRefusal } from '../refusal-text.ts'
import { CopyButton } from '../screens/CopyButton.tsx'
import { queryClient, send } from '../session/calls.ts'
import { fullTime } from '../times.ts'
import styles from './InviteForm.module.css'

const USERNAME = /^[a-z][a-z0-9_.-]{2,29}$/
const REASON_MIN = 3

/** Makes a one-time link; it is shown here once and never again. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState('')
  const [roles, setRoles] = useState<readonly Role[]>([])
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const invite = useMutation({
    mutationFn: () =>
      send('POST /relay/console/operators', { body: { username, roles: [...roles], reason } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['audit'] }),
  })
  const wrong = {
    username: !USERNAME.test(username),
    roles: roles.length === 0,
    reason: reason.trim().length < REASON_MIN,
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const first = (['username', 'roles', 'reason'] as const).find((field) => wrong[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else invite.mutate()
  }
  if (invite.data) {
    return (
      <div className="stack">
        <Banner tone="success" title={t('operators.linkTitle')}>
          {t('operators.linkText', { at: fullTime(invite.data.expiresAtMs) })}
        </Banner>
        <p className={styles.link}>
          <code dir="ltr">{invite.data.link}</code>
          <CopyButton text={invite.data.link} label={t('operators.copyLink')} />
        </p>
        <Button block onClick={onDone}>
          {t('common.close')}
        </Button>
      </div>
    )
  }
  const refused = formRefusal(invite.error, ['username'])
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      {refused && <Banner tone="error">{refused}</Banner>}
      <Field
        label={t('login.username')}
        hint={t('invite.usernameHint')}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        required
        error={
          (checked && wrong.username ? t('invite.wrong.username') : undefined) ??
          fieldRefusal(invite.error, 'username')
        }
        value={username}
        onChange={(event) => {
          invite.reset()
          setUsername(event.target.value.toLowerCase().trim())
        }}
      />
      <fieldset className={styles.roles}>
        <legend>{t('operators.roles')}</legend>
        {checked && wrong.roles && (
          <p role="alert" className={styles.wrong}>
            {t('operators.rolesMissing')}
          </p>
        )}
        {everyone.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            label={t(`role.${role}`)}
            hint={t(`role.does.${role}`)}
            checked={roles.includes(role)}
            onChange={() =>
              setRoles(
                roles.includes(role) ? roles.filter((known) => known !== role) : [...roles, role],
              )
            }
          />
        ))}
      </fieldset>
      <Field
        label={t('reason.label')}
        hint={t('reason.hint')}
        name="reason"
        maxLength={300}
        autoComplete="off"
        required
        error={checked && wrong.reason ? t('reason.missing') : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" tone="primary" block loading={invite.isPending}>
        {t('operators.makeLink')}
      </Button>
    </form>
  )
}
