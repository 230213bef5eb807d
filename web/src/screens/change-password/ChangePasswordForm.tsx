import { CallError } from '@suerte/contract/client.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../../api.ts'
import { limits } from '../../constants.ts'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { useNavigation } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { useRefusalText } from '../../refusal-text.ts'
import { useConfirmed } from '../../session/confirm/use-confirmed.tsx'
import { NewPasswordFields } from '../../session/NewPasswordFields.tsx'
import { rememberLogin } from '../../session/remembered-login.ts'
import { sealedHeaders, sendSealed } from '../../session/seal.ts'
import { useNewPassword } from '../../session/use-new-password.ts'
import { useForm } from '../../use-form.ts'
import { changeProblems, type Change, type Old } from './change-problems.ts'

type Props = {
  userName: string
  hasPassword: boolean
  /** What this device remembers for this member; sent as the old password. */
  remembered: string | undefined
}

/** Home, a second after the change was saved, unless the member went somewhere else meanwhile. */
function useHomeSoon(saved: boolean): void {
  const { replace } = useNavigation()
  useEffect(() => {
    if (!saved) return undefined
    const timer = setTimeout(() => replace(paths.home), limits.passwordChangedMs)
    return () => clearTimeout(timer)
  }, [saved, replace])
}

export function ChangePasswordForm({ userName, hasPassword, remembered }: Props) {
  const t = useT()
  const queries = useQueryClient()
  const toast = useToast()
  const refusalText = useRefusalText()
  const password = useNewPassword()
  const { confirmed, sheet } = useConfirmed()
  const [stale, setStale] = useState(false)
  const [saved, setSaved] = useState(false)
  useHomeSoon(saved)
  const old: Old = !hasPassword
    ? { kind: 'none' }
    : remembered !== undefined && !stale
      ? { kind: 'remembered', password: remembered }
      : { kind: 'asked' }
  const form = useForm<Change>({
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    together: { oldPassword: ['newPassword'], newPassword: ['confirmNewPassword'] },
    check: (values) => ({
      ...password.problems(values, t('changePassword.differs')),
      ...changeProblems(values, old, {
        missing: t('password.missing'),
        same: t('refusal.password_same'),
      }),
    }),
  })

  async function change(values: Change) {
    const oldPassword = old.kind === 'remembered' ? old.password : values.oldPassword
    const { loadingToastMs: durationMs } = limits
    const shown = toast.show({ tone: 'loading', text: t('changePassword.working'), durationMs })
    try {
      // A first password is set by who just showed who is there: the server may ask.
      await confirmed(() =>
        sendSealed(queries, { ...values, oldPassword }, (data) =>
          send('POST /wps/account/passWordChangeV2', { body: { data }, headers: sealedHeaders }),
        ),
      )
      // The new handle is kept by the call itself. No password is ever kept for the session: there is
      // none to clear.
      if (remembered !== undefined)
        await rememberLogin(userName, values.newPassword).catch(() => undefined)
      toast.show({ tone: 'success', text: t('changePassword.saved') })
      setSaved(true)
    } catch (error) {
      refused(error)
    } finally {
      toast.dismiss(shown)
    }
  }
  function refused(error: unknown): void {
    const wrongOld = error instanceof CallError && error.code === 'old_password_wrong'
    if (wrongOld && old.kind === 'remembered') {
      // It was changed somewhere else: the field for it comes, and is there a moment later.
      setStale(true)
      setTimeout(() => form.fail('oldPassword', refusalText(error)))
      return
    }
    const places = {
      old_password_wrong: 'oldPassword',
      password_same: 'newPassword',
      password_breached: 'newPassword',
    } as const
    if (!form.refusedAt(error, places)) throw error
  }

  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(change)}>
        <Field
          label={t('login.username')}
          value={userName}
          name="username"
          autoComplete="username"
          readOnly
        />
        {old.kind === 'asked' && (
          <PasswordField
            {...form.bind('oldPassword')}
            label={t('changePassword.old')}
            showLabel={t('common.showPassword')}
            hideLabelText={t('common.hidePassword')}
          />
        )}
        <NewPasswordFields rule={password} bind={form.bind} />
        <Button type="submit" tone="primary" block loading={form.busy || saved}>
          {t('changePassword.confirm')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}
