import styles from './Garland.module.css'

const lanterns = [
  { x: 36, y: 17, fill: 'var(--marigold)' },
  { x: 108, y: 26, fill: 'var(--fuchsia)' },
  { x: 180, y: 29, fill: 'var(--chili)' },
  { x: 252, y: 26, fill: 'var(--agave)' },
  { x: 324, y: 17, fill: 'var(--marigold)' },
]

/** A string of paper lanterns. Decoration, for a screen that has reason to celebrate or to wait. */
export function Garland() {
  return (
    <svg className={styles.garland} viewBox="0 0 360 64" aria-hidden="true">
      <path d="M-4 2Q180 54 364 2" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {lanterns.map((lantern, index) => (
        <g
          key={lantern.x}
          className={styles.lantern}
          style={{ animationDelay: `${index * -0.7}s` }}
          transform={`translate(${lantern.x} ${lantern.y})`}
        >
          <circle r="20" cy="13" fill={lantern.fill} opacity="0.16" />
          <path d="M-4-5h8v4h-8zM-4 25h8v3h-8z" fill="currentColor" />
          <ellipse rx="13" ry="13.5" cy="12" fill={lantern.fill} />
          <path
            d="M0-1.5v27M-6 1c-4 7-4 15 0 22M6 1c4 7 4 15 0 22"
            fill="none"
            stroke="#fff8ec"
            strokeOpacity="0.45"
            strokeWidth="1.3"
          />
        </g>
      ))}
    </svg>
  )
}
