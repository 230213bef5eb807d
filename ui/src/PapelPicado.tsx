import { classNames } from './class-names.ts'
import styles from './PapelPicado.module.css'

/**
 * Cut paper, the house's signature. `edge` and `scallop` hang in the current text colour from whatever is
 * above; `flags` is a string of coloured flags. Decoration only.
 */
export function PapelPicado({ variant = 'edge' }: { variant?: 'edge' | 'scallop' | 'flags' }) {
  return <span className={classNames(styles.paper, styles[variant])} aria-hidden="true" />
}
