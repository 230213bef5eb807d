import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Field.module.css'

type Props = FieldProps & { length?: number }

/** One field for a one-time code or a captcha: the phone can fill it, and it can be pasted whole. */
export function CodeField({ length = 6, className, ...field }: Props) {
  return (
    <Field
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={length}
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      className={classNames(styles.code, className)}
    />
  )
}
