import { useEffect, type ReactNode } from 'react'
import { useNavigation } from '../navigation.ts'
import { paths, type Path } from '../paths.ts'
import type { Screen } from '../screens.ts'
import { useSession } from '../session/session-store.ts'
import { rememberWay } from '../session/way-back.ts'
import { useAlive } from '../use-alive.ts'
import { isFor } from './is-for.ts'
import { RealOnly } from './RealOnly.tsx'
import { ScreenPending } from './ScreenPending.tsx'

/** Guests are sent to the login from screens that need a session; trial accounts are told what needs a real one. */
export function ScreenGate({ screen, children }: { screen: Screen; children: ReactNode }) {
  const session = useSession()
  const alive = useAlive()
  const { replace } = useNavigation()
  const missing = screen.needsSession === true && !session
  useEffect(() => {
    if (!alive || !missing) return
    // Addresses of this screen are ours: they begin with /m/.
    rememberWay(`${location.pathname}${location.search}` as Path)
    replace(paths.login)
  }, [alive, missing, replace])
  if (missing) return <ScreenPending />
  if (session && !isFor(screen, session.type)) return <RealOnly />
  return children
}
