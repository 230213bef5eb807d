import { classNames } from './class-names.ts'
import styles from './Button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonLook = {
  tone?: ButtonTone | undefined
  size?: 48 | 44 | undefined
  block?: boolean | undefined
}

/** The looks of a button, for links that act like one. */
export function buttonClass({ tone = 'secondary', size = 48, block = false }: ButtonLook): string {
  return classNames(styles.button, styles[tone], size === 44 && styles.small, block && styles.block)
}
