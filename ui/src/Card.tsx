import type { ElementType, HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { PapelPicado } from './PapelPicado.tsx'
import styles from './Card.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'section' | 'div' | 'article' | 'li'
  tone?: 'plain' | 'night' | 'sunk'
  /** No inner padding: the content brings its own. */
  flush?: boolean
  /** A cut-paper edge hanging under the card. */
  picado?: boolean
}

export function Card(props: Props) {
  const { as = 'div', tone = 'plain', flush, picado, className, children, ...rest } = props
  const Tag: ElementType<HTMLAttributes<HTMLElement>> = as
  return (
    <Tag
      {...rest}
      className={classNames(
        styles.card,
        styles[tone],
        flush && styles.flush,
        picado && styles.picado,
        className,
      )}
    >
      {children}
      {picado && (
        <span className={styles.edge}>
          <PapelPicado />
        </span>
      )}
    </Tag>
  )
}
