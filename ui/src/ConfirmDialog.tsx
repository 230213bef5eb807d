import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmDialog.module.css'

type Props = {
  open: boolean
  title: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'danger'
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before what cannot be undone. The safe answer has the focus first. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, cancelLabel, tone, busy, onConfirm, onCancel } =
    props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onCancel()
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children && (
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
      )}
      <div className={styles.answers}>
        <Button block onClick={onCancel} disabled={busy ?? false}>
          {cancelLabel}
        </Button>
        <Button block tone={tone ?? 'primary'} loading={busy ?? false} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
