import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { PapelPicado } from './PapelPicado.tsx'
import { openAlone } from './sheet-stack.ts'
import { useSwipeDown } from './use-swipe-down.ts'
import styles from './Sheet.module.css'

/** As long as the slide out of `Sheet.module.css`. */
const LEAVING_MS = 240

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Stays at the bottom, under the thumb. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A sheet from the bottom, on the browser's own dialog: focus is kept inside and given back, Esc closes.
 * Opening a second one closes the first, so sheets are never stacked.
 */
export function Sheet({ open, onClose, title, closeLabel, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useRef(onClose)
  const [filled, setFilled] = useState(open)
  if (open && !filled) setFilled(true)
  const swipe = useSwipeDown(dialog, () => close.current())

  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (open) {
      const release = openAlone(() => close.current())
      if (!element.open) element.showModal()
      return release
    }
    if (element.open) element.close()
    // The content stays while the sheet slides away.
    const timer = setTimeout(() => setFilled(false), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [open])

  return (
    // A press on the ground beside the sheet closes it; the keyboard has Esc.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {filled && (
        <div className={styles.plate}>
          <span className={styles.edge}>
            <PapelPicado />
          </span>
          <div className={styles.head} {...swipe}>
            <span className={styles.handle} aria-hidden="true" />
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </div>
          {/* A long text without a button in it must scroll by keyboard too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
