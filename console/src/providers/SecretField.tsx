import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { t } from '../i18n.ts'

export type Secret = {
  text: string
  /** One is kept on the server. */
  kept: boolean
  /** The kept one belongs to another address and goes when this is saved. */
  dropped: boolean
  onText: (text: string) => void
}

type Props = { name: string; label: string; secret: Secret; error: string | undefined }

/** A secret that can be written and never read. */
export function SecretField({ name, label, secret, error }: Props) {
  const { text, kept, dropped, onText } = secret
  const hint = dropped ? t('providers.dropped') : kept ? t('providers.kept') : undefined
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      showLabel={t('providers.showSecret')}
      hideLabelText={t('providers.hideSecret')}
      maxLength={500}
      spellCheck={false}
      placeholder={kept && !dropped ? '••••••••' : undefined}
      hint={hint}
      error={error}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
