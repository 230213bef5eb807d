import { SetPaymentPassword } from '../member/security/SetPaymentPassword.tsx'
import { useSaved } from '../member/use-saved.ts'

/** Sets the payment password, the first thing that a withdrawal needs. */
export function PasswordStep() {
  const saved = useSaved()
  return <SetPaymentPassword change={false} onSet={() => saved.renew('withdrawRules')} />
}
