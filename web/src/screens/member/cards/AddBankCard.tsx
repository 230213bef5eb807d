import { buttonClass } from '@suerte/ui/button-class.ts'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n.ts'
import { paths } from '../../../paths.ts'
import { bankCardsQuery, memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { SiteLink } from '../../../SiteLink.tsx'
import { BankCardForm } from './BankCardForm.tsx'
import { useSaved } from '../use-saved.ts'

/** One more bank card; the payment password comes first. */
export function AddBankCard() {
  const t = useT()
  const saved = useSaved()
  const member = useQuery(memberQuery)
  const cards = useQuery(bankCardsQuery)
  return (
    <QueryView query={member} count={2}>
      {({ hasPaymentPassword, payeeName }) =>
        hasPaymentPassword ? (
          <QueryView query={cards} count={2}>
            {({ banks }) => (
              <BankCardForm
                banks={banks}
                payeeName={payeeName}
                onAdded={() => saved.leave('bankCards', 'withdrawRules')}
              />
            )}
          </QueryView>
        ) : (
          <EmptyState
            title={t('refusal.payment_password_missing')}
            motif="moon"
            action={
              <SiteLink
                to={paths.paymentPassword}
                className={buttonClass({ tone: 'primary', block: true })}
              >
                {t('withdraw.setPassword')}
              </SiteLink>
            }
          >
            {t('withdraw.passwordText')}
          </EmptyState>
        )
      }
    </QueryView>
  )
}
