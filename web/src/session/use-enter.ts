import { useQueryClient } from '@tanstack/react-query'
import { useNavigation } from '../navigation.ts'
import { dropMember } from './drop-member.ts'
import { saveSession, type Session } from './session-store.ts'
import { takeWay } from './way-back.ts'

/** Signs this browser in and goes where the guest wanted to go. */
export function useEnter(): (session: Session) => void {
  const queries = useQueryClient()
  const { replace } = useNavigation()
  return (session) => {
    const way = takeWay()
    dropMember(queries)
    saveSession(session)
    replace(way)
  }
}
