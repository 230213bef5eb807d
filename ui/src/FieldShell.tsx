import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

export type FieldWords = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  hideLabel?: boolean | undefined
}

type Props = FieldWords & { id: string; required?: boolean | undefined; children: ReactNode }

/** The ids that an input names in aria-describedby, in reading order. */
export function describedBy(id: string, words: FieldWords): string | undefined {
  return classNames(words.error ? `${id}-error` : '', words.hint ? `${id}-hint` : '') || undefined
}

/** Label above, input, then the error or the hint: the frame of every form field. */
export function FieldShell({ id, label, hint, error, hideLabel, required, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
