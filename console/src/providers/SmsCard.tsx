import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { RadioCards } from '@suerte/ui/RadioCards.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { t } from '../i18n.ts'
import { OutboxNote } from './OutboxNote.tsx'
import type { ProviderField, Providers } from './provider-changes.ts'
import { SecretField, type Secret } from './SecretField.tsx'

type Sms = Providers['sms']
type Props = {
  sms: Sms
  secret: Secret
  errorOf: (field: ProviderField) => string | undefined
  onEdit: (part: Partial<Sms>) => void
}

/** Who sends SMS. */
export function SmsCard({ sms, secret, errorOf, onEdit }: Props) {
  const twilio = sms.provider === 'twilio'
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <Card as="section" className="stack">
      <SectionHead title={t('providers.sms')} />
      <RadioCards
        label={t('providers.field.sms.provider')}
        name="sms.provider"
        value={sms.provider}
        onChange={(provider) => onEdit({ provider })}
        options={(['outbox', 'signed', 'twilio'] as const).map((value) => ({
          value,
          title: t(`providers.by.${value}`),
          detail: t(`providers.is.${value}`),
        }))}
      />
      {sms.provider === 'outbox' ? (
        <OutboxNote />
      ) : (
        <>
          <Field
            {...plain}
            label={t('providers.field.sms.url')}
            hint={twilio ? t('providers.urlHintTwilio') : t('providers.urlHint')}
            name="sms.url"
            type="url"
            dir="ltr"
            maxLength={300}
            error={errorOf('sms.url')}
            value={sms.url}
            onChange={(event) => onEdit({ url: event.target.value })}
          />
          <Field
            {...plain}
            label={t('providers.field.sms.account')}
            hint={twilio ? t('providers.accountHint') : t('providers.optional')}
            name="sms.account"
            maxLength={100}
            error={errorOf('sms.account')}
            value={sms.account}
            onChange={(event) => onEdit({ account: event.target.value })}
          />
          <Field
            {...plain}
            label={t('providers.field.sms.from')}
            hint={twilio ? t('providers.fromHint') : t('providers.optional')}
            name="sms.from"
            maxLength={40}
            error={errorOf('sms.from')}
            value={sms.from}
            onChange={(event) => onEdit({ from: event.target.value })}
          />
          <SecretField
            name="sms.secret"
            label={t('providers.field.sms.secret')}
            secret={secret}
            error={errorOf('sms.secret')}
          />
        </>
      )}
    </Card>
  )
}
