import { useMemo } from 'react'
import { create } from 'qrcode'
import styles from './QrCode.module.css'

/** Quiet modules around a code, as readers want them. */
const QUIET = 4

/** A QR code as one path. It stays dark on light in both themes: readers need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const squares = [...modules.data].map((dark, index) =>
      dark ? `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z` : '',
    )
    return { path: squares.join(''), size: modules.size }
  }, [text])
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#1b1030" />
    </svg>
  )
}
