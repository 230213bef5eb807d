import { useToast } from '@suerte/ui/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../api.ts'
import { limits } from '../constants.ts'
import { useT } from '../i18n.ts'
import { sealedHeaders, sendSealed } from './seal.ts'
import type { Session } from './session-store.ts'

/** Sends a login of any type; the toast stays until the answer is there. */
export function useSignIn(): (payload: object) => Promise<Session> {
  const t = useT()
  const toast = useToast()
  const queries = useQueryClient()
  return async (payload) => {
    const durationMs = limits.loadingToastLongMs
    const shown = toast.show({ tone: 'loading', text: t('login.working'), durationMs })
    const standalone = matchMedia('(display-mode: standalone)').matches
    const headers = { ...sealedHeaders, ...(standalone && { device: 'OTHERS' }) }
    try {
      return await sendSealed(queries, payload, (data) =>
        send('POST /wps/account/login', { body: { data }, headers }),
      )
    } finally {
      toast.dismiss(shown)
    }
  }
}
