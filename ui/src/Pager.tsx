import { IconButton } from './IconButton.tsx'
import styles from './Pager.module.css'

type Props = {
  page: number
  pages: number
  onPage: (page: number) => void
  label: string
  previousLabel: string
  nextLabel: string
  /** "Page 2 of 9", in the reader's language. */
  text: string
}

/** Pages count from 1. */
export function Pager({ page, pages, onPage, label, previousLabel, nextLabel, text }: Props) {
  if (pages <= 1) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      <IconButton
        icon="chevron-left"
        tone="filled"
        label={previousLabel}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite" className="numbers">
        {text}
      </span>
      <IconButton
        icon="chevron-right"
        tone="filled"
        label={nextLabel}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
