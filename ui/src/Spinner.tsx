import styles from './Spinner.module.css'

/** A marigold that turns. */
export function Spinner({ label, size = 40 }: { label: string; size?: number }) {
  return (
    <output aria-label={label} className={styles.spinner}>
      <svg viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn, index) => (
          <ellipse
            key={turn}
            cy="-12"
            rx="5"
            ry="7"
            fill="var(--action)"
            opacity={0.25 + index * 0.107}
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="5" fill="var(--action-lip)" />
      </svg>
    </output>
  )
}
