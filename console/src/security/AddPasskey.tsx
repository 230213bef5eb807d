import { CallError } from '@suerte/contract/client.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { CodeField } from '@suerte/ui/CodeField.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'
import { queryClient, send } from '../session/calls.ts'

/** Makes a passkey. The digits are asked for again: a stolen session must not make a way in that stays. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { show } = useToast()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const add = useMutation({
    mutationFn: async () => {
      const [{ makePasskey }, { ceremonyId, options }] = await Promise.all([
        import('../session/passkeys.ts'),
        send('POST /relay/console/passkeys/options', { body: { code: code.replace(/\s/g, '') } }),
      ])
      const answer = await makePasskey(options)
      if (!answer) return false
      await send('POST /relay/console/passkeys', {
        body: { ceremonyId, name: name.trim(), answer },
      })
      return true
    },
    onSuccess: (made) => {
      // The digits are used up either way.
      setCode('')
      if (!made) return
      show({ tone: 'success', text: t('passkey.added') })
      void queryClient.invalidateQueries({ queryKey: ['own-passkeys'] })
      onDone()
    },
    onError: () => {
      setCode('')
      form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
    },
  })
  const wrong = { name: name.trim() === '', code: !/^\s*\d{3}\s?\d{3}\s*$/.test(code) }
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const first = (['name', 'code'] as const).find((field) => wrong[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else add.mutate()
  }
  const codeRefused = add.error instanceof CallError && add.error.code === 'second_factor_wrong'
  const codeError = codeRefused
    ? refusalText(add.error)
    : checked && wrong.code && add.isIdle
      ? t('invite.wrong.code')
      : undefined
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <p className="soft">{t('passkey.text')}</p>
      {add.isError && !codeRefused && <Banner tone="error">{refusalText(add.error)}</Banner>}
      {add.data === false && <Banner tone="info">{t('passkey.stopped')}</Banner>}
      <Field
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        error={checked && wrong.name ? t('content.missing') : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <CodeField
        label={t('login.code')}
        hint={t('login.codeHint')}
        name="code"
        required
        error={codeError}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          if (!add.isIdle && !add.isPending) add.reset()
        }}
      />
      <Button type="submit" tone="primary" block icon="key" loading={add.isPending}>
        {t('passkey.make')}
      </Button>
    </form>
  )
}
