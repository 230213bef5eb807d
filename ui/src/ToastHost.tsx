import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-paths.ts'
import {
  TOAST_MS,
  ToastContext,
  type ToastInput,
  type ToastTone,
  type Toasts,
} from './use-toast.ts'
import styles from './ToastHost.module.css'

const TOASTS_MAX = 3

const icons: Record<ToastTone, IconName> = {
  loading: 'refresh',
  success: 'check',
  error: 'alert',
  offline: 'offline',
}

type Shown = ToastInput & { id: number }
type Props = { children: ReactNode; label: string; dismissLabel: string }

/** Holds the short messages of an app, above everything, sheets included. */
export function ToastHost({ children, label, dismissLabel }: Props) {
  const [shown, setShown] = useState<Shown[]>([])
  const lastId = useRef(0)
  const shelf = useRef<HTMLDivElement>(null)

  const toasts = useMemo<Toasts>(() => {
    const dismiss = (id: number) => setShown((all) => all.filter((toast) => toast.id !== id))
    return {
      dismiss,
      show(toast) {
        lastId.current += 1
        const id = lastId.current
        setShown((all) => [...all, { ...toast, id }].slice(-TOASTS_MAX))
        setTimeout(() => dismiss(id), toast.durationMs ?? TOAST_MS[toast.tone])
        return id
      },
    }
  }, [])

  useEffect(() => {
    const element = shelf.current
    if (!element?.showPopover) return
    // Shown anew for each message, to come above a dialog that opened in the meantime.
    if (element.matches(':popover-open')) element.hidePopover()
    if (shown.length > 0) element.showPopover()
  }, [shown])

  return (
    <ToastContext value={toasts}>
      {children}
      <section ref={shelf} popover="manual" className={styles.shelf} aria-label={label}>
        <div aria-live="polite" aria-relevant="additions" className={styles.live}>
          {shown.map((toast) => (
            <div key={toast.id} className={classNames(styles.toast, styles[toast.tone])}>
              <Icon name={icons[toast.tone]} size={18} className={styles.icon ?? ''} />
              <span className={styles.text}>{toast.text}</span>
              {toast.tone !== 'loading' && (
                <button
                  type="button"
                  className={styles.dismiss}
                  aria-label={dismissLabel}
                  onClick={() => toasts.dismiss(toast.id)}
                >
                  <Icon name="x" size={16} />
                </button>
              )}
            </div>
          ))}
        </div>
      </section>
    </ToastContext>
  )
}
