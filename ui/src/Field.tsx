import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldShell, type FieldWords } from './FieldShell.tsx'
import styles from './Field.module.css'

export type FieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: ReactNode; suffix?: ReactNode }

export function Field(props: FieldProps) {
  const { label, hint, error, hideLabel, prefix, suffix, className, id: givenId, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldShell {...{ id, label, hint, error, hideLabel, required: input.required }}>
      <span className={styles.box} data-bad={error ? '' : undefined}>
        {prefix && <span className={styles.slot}>{prefix}</span>}
        <input
          {...input}
          id={id}
          className={classNames(styles.input, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
        />
        {suffix && <span className={styles.slot}>{suffix}</span>}
      </span>
    </FieldShell>
  )
}
