import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

type Props = Omit<FieldProps, 'type' | 'suffix'> & { showLabel: string; hideLabelText: string }

export function PasswordField({ showLabel, hideLabelText, ...field }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabelText : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
