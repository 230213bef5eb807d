import { useToast } from '@suerte/ui/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSessionEnd } from '../api.ts'
import { useT } from '../i18n.ts'
import { useNavigation } from '../navigation.ts'
import { paths, type Path } from '../paths.ts'
import { dropMember } from '../session/drop-member.ts'
import { clearSession } from '../session/session-store.ts'
import { rememberWay } from '../session/way-back.ts'

/** The server ended the session: the page forgets the member, says so and asks to log in again. */
export function useSessionEnd(): void {
  const t = useT()
  const toast = useToast()
  const queries = useQueryClient()
  const { replace } = useNavigation()
  useEffect(
    () =>
      onSessionEnd(() => {
        clearSession()
        dropMember(queries)
        toast.show({ tone: 'error', text: t('refusal.session_ended') })
        // Where the member was is an address of ours.
        rememberWay(`${location.pathname}${location.search}` as Path)
        replace(paths.login)
      }),
    [t, toast, queries, replace],
  )
}
