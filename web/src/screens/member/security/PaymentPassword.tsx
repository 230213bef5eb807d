import { Button } from '@suerte/ui/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../i18n.ts'
import { memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { ResetPaymentPassword } from './ResetPaymentPassword.tsx'
import { SetPaymentPassword } from './SetPaymentPassword.tsx'
import { useSaved } from '../use-saved.ts'

/** The six digits that withdrawals ask for: set, changed, or replaced when they are forgotten. */
export function PaymentPassword() {
  const t = useT()
  const saved = useSaved()
  const member = useQuery(memberQuery)
  const [forgotten, setForgotten] = useState(false)
  const leave = () => saved.leave('withdrawRules')
  return (
    <QueryView query={member} count={2}>
      {(known) => {
        if (!known.hasPaymentPassword) return <SetPaymentPassword change={false} onSet={leave} />
        if (forgotten) return <ResetPaymentPassword member={known} onSet={leave} />
        return (
          <div className="stack">
            <SetPaymentPassword change onSet={leave} />
            <Button tone="quiet" block onClick={() => setForgotten(true)}>
              {t('paymentPassword.forgotten')}
            </Button>
          </div>
        )
      }}
    </QueryView>
  )
}
