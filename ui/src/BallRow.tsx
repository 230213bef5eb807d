import { Ball, type BallTone } from './Ball.tsx'
import styles from './BallRow.module.css'

const row: readonly BallTone[] = ['marigold', 'fuchsia', 'agave', 'chili', 'sky']

type Props = {
  values: readonly string[]
  /** One tone a place; by default the five of the market in turn. */
  tones?: readonly BallTone[]
  size?: number
  rolling?: boolean
  /** "Result 3 8 0 1 5": read instead of the single balls. */
  label: string
}

export function BallRow({ values, tones = row, size = 40, rolling, label }: Props) {
  return (
    // The balls are the picture: there is no file to put into an <img>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles.row} role="img" aria-label={label}>
      {values.map((value, index) => (
        <Ball
          // Equal numbers may fall in one draw: the place is what tells balls apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${index}-${value}`}
          {...{ value, size, index }}
          tone={tones[index % tones.length] ?? 'marigold'}
          rolling={rolling ?? false}
        />
      ))}
    </div>
  )
}
