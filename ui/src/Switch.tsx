/* oxlint-disable jsx-a11y/role-has-required-aria-props */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

export function Switch({ label, hint, className, ...input }: Props) {
  const id = useId()
  return (
    <div className={classNames(styles.choice, styles.reversed, className)}>
      <label htmlFor={input.id ?? id} className={styles.label}>
        {label}
      </label>
      {/* The checkbox itself says whether it is checked. */}
      <input
        id={id}
        {...input}
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-describedby={hint ? `${id}-more` : undefined}
      />
      {hint && (
        <p id={`${id}-more`} className={styles.more}>
          {hint}
        </p>
      )}
    </div>
  )
}
