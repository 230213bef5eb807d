import { IconButton } from '@suerte/ui/IconButton.tsx'
import styles from './MoveButtons.module.css'

type Props = {
  /** Names the entry, so that the focus finds it again at its new place. */
  id: string
  upLabel: string
  downLabel: string
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
}

/**
 * Moves an entry of an ordered list. At an end the button stays where it is, so that the focus does, too: it
 * only does nothing.
 */
export function MoveButtons({ id, upLabel, downLabel, first, last, onMove }: Props) {
  return (
    <span className={styles.pair}>
      <IconButton
        icon="chevron-up"
        label={upLabel}
        data-move={`${id} -1`}
        aria-disabled={first}
        onClick={() => !first && onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={downLabel}
        data-move={`${id} 1`}
        aria-disabled={last}
        onClick={() => !last && onMove(1)}
      />
    </span>
  )
}
