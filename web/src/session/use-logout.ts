import { useToast } from '@suerte/ui/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../api.ts'
import { limits, storageKeys } from '../constants.ts'
import { useT } from '../i18n.ts'
import { useNavigation } from '../navigation.ts'
import { paths } from '../paths.ts'
import { clearSession, readSession } from './session-store.ts'
import { dropMember } from './drop-member.ts'
import { forgetLogins } from './forget-logins.ts'

/** Ends the session on the server and here, whatever the server says: who leaves, leaves. */
export function useLogout() {
  const t = useT()
  const toast = useToast()
  const queries = useQueryClient()
  const { replace } = useNavigation()
  const [busy, setBusy] = useState(false)
  async function logout({ forget = false } = {}) {
    const token = readSession()?.token ?? ''
    const durationMs = limits.loadingToastLongMs
    const shown = toast.show({ tone: 'loading', text: t('logout.working'), durationMs })
    setBusy(true)
    try {
      await send('DELETE /wps/account/logout', { body: { token } })
    } catch {
      // The session ends by itself when it is idle; here it ends now.
    }
    localStorage.setItem(storageKeys.autoLogin, '0')
    if (forget) forgetLogins()
    clearSession()
    dropMember(queries)
    toast.dismiss(shown)
    setBusy(false)
    replace(paths.home)
  }
  return { busy, logout }
}
