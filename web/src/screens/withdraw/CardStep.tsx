import { useQuery } from '@tanstack/react-query'
import { bankCardsQuery, memberQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { BankCardForm } from '../member/cards/BankCardForm.tsx'
import { useSaved } from '../member/use-saved.ts'

/** Puts a bank card on file, the second thing that a withdrawal needs. */
export function CardStep() {
  const saved = useSaved()
  const cards = useQuery(bankCardsQuery)
  const member = useQuery(memberQuery)
  return (
    <QueryView query={cards}>
      {({ banks }) => (
        <QueryView query={member}>
          {({ payeeName }) => (
            <BankCardForm
              banks={banks}
              payeeName={payeeName}
              onAdded={() => saved.renew('bankCards', 'withdrawRules')}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
