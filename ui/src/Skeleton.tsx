import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

type Props = {
  shape?: 'line' | 'card' | 'tile' | 'ball'
  count?: number
  /** Read out once: "Loading". */
  label: string
}

/** Stands in for what is coming; shows itself only after 300 ms, so that quick answers do not flash. */
export function Skeleton({ shape = 'line', count = 1, label }: Props) {
  return (
    <output className={classNames(styles.group, styles[`${shape}s`])} aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(styles.bone, styles[shape])} />
      ))}
    </output>
  )
}
