import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { RadioCards } from '@suerte/ui/RadioCards.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Switch } from '@suerte/ui/Switch.tsx'
import { t } from '../i18n.ts'
import { NumberField } from '../screens/NumberField.tsx'
import { OutboxNote } from './OutboxNote.tsx'
import type { ProviderField, Providers } from './provider-changes.ts'
import { SecretField, type Secret } from './SecretField.tsx'

type Mail = Providers['mail']
type Props = {
  mail: Mail
  secret: Secret
  errorOf: (field: ProviderField) => string | undefined
  onEdit: (part: Partial<Mail>) => void
}

/** Who sends e-mail. */
export function MailCard({ mail, secret, errorOf, onEdit }: Props) {
  return (
    <Card as="section" className="stack">
      <SectionHead title={t('providers.mail')} />
      <RadioCards
        label={t('providers.field.mail.provider')}
        name="mail.provider"
        value={mail.provider}
        onChange={(provider) => onEdit({ provider })}
        options={(['outbox', 'smtp'] as const).map((value) => ({
          value,
          title: t(`providers.by.${value}`),
          detail: t(`providers.is.${value}`),
        }))}
      />
      {mail.provider === 'outbox' ? (
        <OutboxNote />
      ) : (
        <MailServer mail={mail} secret={secret} errorOf={errorOf} onEdit={onEdit} />
      )}
    </Card>
  )
}

function MailServer({ mail, secret, errorOf, onEdit }: Props) {
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <>
      <Field
        {...plain}
        label={t('providers.field.mail.host')}
        name="mail.host"
        dir="ltr"
        maxLength={200}
        error={errorOf('mail.host')}
        value={mail.host}
        onChange={(event) => onEdit({ host: event.target.value })}
      />
      <NumberField
        label={t('providers.field.mail.port')}
        name="mail.port"
        maxLength={5}
        error={errorOf('mail.port')}
        value={mail.port}
        onNumber={(port) => onEdit({ port })}
      />
      <Switch
        label={t('providers.field.mail.secure')}
        hint={t('providers.secureHint')}
        checked={mail.secure}
        onChange={(event) => onEdit({ secure: event.target.checked })}
      />
      <Field
        {...plain}
        label={t('providers.field.mail.from')}
        hint={t('providers.mailFromHint')}
        name="mail.from"
        type="email"
        dir="ltr"
        maxLength={200}
        error={errorOf('mail.from')}
        value={mail.from}
        onChange={(event) => onEdit({ from: event.target.value })}
      />
      <Field
        {...plain}
        label={t('providers.field.mail.user')}
        hint={t('providers.userHint')}
        name="mail.user"
        maxLength={200}
        error={errorOf('mail.user')}
        value={mail.user}
        onChange={(event) => onEdit({ user: event.target.value })}
      />
      <SecretField
        name="mail.secret"
        label={t('providers.field.mail.secret')}
        secret={secret}
        error={errorOf('mail.secret')}
      />
    </>
  )
}
