import { may, type DeskCall } from '../permissions.ts'
import { useOperator } from './operator-session.ts'

/** Tells whether the operator of this tab may make a call. */
export function useMay(): (call: DeskCall) => boolean {
  const roles = useOperator()?.roles ?? []
  return (call) => may(roles, call)
}
