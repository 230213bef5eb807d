import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Switch } from '@suerte/ui/Switch.tsx'
import { t } from '../i18n.ts'
import type { ProviderField, Providers } from './provider-changes.ts'

type Firebase = Providers['firebase']
type Props = {
  firebase: Firebase
  errorOf: (field: ProviderField) => string | undefined
  onEdit: (part: Partial<Firebase>) => void
}
const texts = [
  { name: 'projectId', lengthMax: 100 },
  { name: 'apiKey', lengthMax: 200 },
  { name: 'identityUrl', lengthMax: 300 },
  { name: 'jwksUrl', lengthMax: 300 },
] as const

/** Who vouches for logins with Google and Facebook. */
export function FirebaseCard({ firebase, errorOf, onEdit }: Props) {
  return (
    <Card as="section" className="stack">
      <SectionHead title={t('providers.firebase')} />
      <p className="soft">{t('providers.firebaseText')}</p>
      <Switch
        label={t('providers.field.firebase.enabled')}
        checked={firebase.enabled}
        onChange={(event) => onEdit({ enabled: event.target.checked })}
      />
      {firebase.enabled &&
        texts.map(({ name, lengthMax }) => (
          <Field
            key={name}
            label={t(`providers.field.firebase.${name}`)}
            hint={t(`providers.firebaseHint.${name}`)}
            name={`firebase.${name}`}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={lengthMax}
            error={errorOf(`firebase.${name}`)}
            value={firebase[name]}
            onChange={(event) => onEdit({ [name]: event.target.value })}
          />
        ))}
    </Card>
  )
}
