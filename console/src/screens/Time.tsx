import { fullTime, shortTime } from '../times.ts'
import styles from './Time.module.css'

/** A point in time, short for tables; `text` says it otherwise, e.g. as an age. */
export function Time({ atMs, text }: { atMs: number; text?: string }) {
  return (
    <time dateTime={new Date(atMs).toISOString()} title={fullTime(atMs)} className={styles.time}>
      {text ?? shortTime(atMs)}
    </time>
  )
}
