import { CallError } from '@suerte/contract/client.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { ChangeList, type ShownChange } from '../screens/ChangeList.tsx'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import { FirebaseCard } from './FirebaseCard.tsx'
import { MailCard } from './MailCard.tsx'
import {
  dropsSecret,
  isPort,
  isProviderField,
  providerChanges,
  trimmed,
  type ProviderChange,
  type ProviderField,
  type Providers,
  type Secrets,
} from './provider-changes.ts'
import { SmsCard } from './SmsCard.tsx'
import { TestMessage } from './TestMessage.tsx'
import styles from './ProvidersForm.module.css'

const NO_SECRETS: Secrets = { sms: '', mail: '' }

/** Edits a copy; before saving it shows what changes and asks why. Secrets are typed, never shown. */
export function ProvidersForm({ kept }: { kept: Providers }) {
  const { show } = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState(kept)
  const [secrets, setSecrets] = useState(NO_SECRETS)
  const [asking, setAsking] = useState(false)
  const wanted = trimmed(edited)
  const changes = providerChanges(kept, { providers: wanted, secrets })
  const save = useMutation({
    mutationFn: (reason: string) =>
      send('PUT /relay/console/providers', { body: { providers: wanted, secrets, reason } }),
    onSuccess: (answer) => {
      setAsking(false)
      setEdited(answer.providers)
      setSecrets(NO_SECRETS)
      queryClient.setQueryData(['providers'], answer)
      void queryClient.invalidateQueries({ queryKey: ['status'] })
      show({ tone: 'success', text: t('settings.saved') })
    },
    onError: (error) => {
      if (refusedField(error)) setAsking(false)
    },
  })
  const wrong = refusedField(save.error) ?? (isPort(wanted.mail.port) ? undefined : 'mail.port')
  const errorOf = (field: ProviderField) =>
    field === wrong ? t(`providers.wrong.${field}`) : undefined
  useEffect(() => {
    if (save.isError) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [save.isError])
  function edit<G extends keyof Providers>(group: G, part: Partial<Providers[G]>) {
    if (save.isError) save.reset()
    setEdited({ ...edited, [group]: { ...edited[group], ...part } })
  }
  function hide(channel: keyof Secrets, text: string) {
    if (save.isError) save.reset()
    setSecrets({ ...secrets, [channel]: text })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPort(wanted.mail.port))
      return form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    save.reset()
    if (changes.length > 0) setAsking(true)
  }
  const secretOf = (channel: keyof Secrets) => ({
    text: secrets[channel],
    kept: kept[channel].hasSecret,
    dropped: dropsSecret(kept, wanted, channel),
    onText: (text: string) => hide(channel, text),
  })
  const testOf = (channel: 'sms' | 'mail') => (
    <TestMessage channel={channel} provider={kept[channel].provider} unsaved={changes.length > 0} />
  )
  return (
    <>
      <form ref={form} id="providers" className="stack" onSubmit={submit} noValidate>
        <div className={styles.cards}>
          <SmsCard
            sms={edited.sms}
            secret={secretOf('sms')}
            errorOf={errorOf}
            onEdit={(part) => edit('sms', part)}
          />
          <MailCard
            mail={edited.mail}
            secret={secretOf('mail')}
            errorOf={errorOf}
            onEdit={(part) => edit('mail', part)}
          />
          <FirebaseCard
            firebase={edited.firebase}
            errorOf={errorOf}
            onEdit={(part) => edit('firebase', part)}
          />
        </div>
        <div className={styles.save} data-changed={changes.length > 0 || undefined}>
          <span className="soft">{t('settings.changed', { n: changes.length })}</span>
          <Button type="submit" tone="primary" disabled={changes.length === 0}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
      <div className={styles.cards}>
        {testOf('sms')}
        {testOf('mail')}
      </div>
      <ReasonDialog
        open={asking}
        title={t('settings.confirm')}
        confirmLabel={t('settings.save')}
        busy={save.isPending}
        error={save.error}
        onConfirm={(reason) => save.mutate(reason)}
        onCancel={() => setAsking(false)}
      >
        <ChangeList changes={changes.map(changeWords)} />
      </ReasonDialog>
    </>
  )
}

/** The field that the server refused. */
function refusedField(error: unknown): ProviderField | undefined {
  const field = error instanceof CallError ? (error.field ?? '') : ''
  return isProviderField(field) ? field : undefined
}

function changeWords({ field, before, after }: ProviderChange): ShownChange {
  return {
    id: field,
    label: t(`providers.field.${field}`),
    before: valueWords(field, before),
    after: valueWords(field, after),
  }
}

function valueWords(field: ProviderField, value: string): string {
  if (value === '') return t('common.none')
  if (field === 'sms.secret' || field === 'mail.secret') return t('providers.newSecret')
  if (value === 'true') return t('common.on')
  return value === 'false' ? t('common.off') : value
}
