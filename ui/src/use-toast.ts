import { createContext, useContext } from 'react'

export type ToastTone = 'loading' | 'success' | 'error' | 'offline'
export type ToastInput = { tone: ToastTone; text: string; durationMs?: number }
export type Toasts = { show: (toast: ToastInput) => number; dismiss: (id: number) => void }

/** How long each kind stays, unless the caller says otherwise. */
export const TOAST_MS: Record<ToastTone, number> = {
  loading: 10_000,
  success: 3000,
  error: 8000,
  offline: 2000,
}

export const ToastContext = createContext<Toasts | undefined>(undefined)

/** Shows and takes away toasts; needs a ToastHost above. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a <ToastHost> above it')
  return toasts
}
