import { Field, type FieldProps } from '@suerte/ui/Field.tsx'

type Props = Omit<FieldProps, 'value' | 'onChange'> & {
  /** NaN while the field is empty. */
  value: number
  onNumber: (value: number) => void
}

/** A whole number, not negative; other characters are not taken. */
export function NumberField({ value, onNumber, ...field }: Props) {
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      {...field}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '')
        onNumber(digits === '' ? Number.NaN : Number(digits))
      }}
    />
  )
}
