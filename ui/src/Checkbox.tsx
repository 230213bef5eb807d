import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, className, ...input }: Props) {
  const id = useId()
  return (
    <div className={classNames(styles.choice, className)}>
      <input
        id={id}
        {...input}
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-more` : undefined}
      />
      <label htmlFor={input.id ?? id} className={styles.label}>
        {label}
      </label>
      {(hint || error) && (
        <p id={`${id}-more`} className={classNames(styles.more, error && styles.bad)}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
