import { Banner } from '@suerte/ui/Banner.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../i18n.ts'
import { bankCardsQuery, memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useMoneyFormat } from '../../../site.ts'
import { CloseForm } from './CloseForm.tsx'
import type { Member } from '../home/member-rows.ts'

/** The way out for good: what happens to the money first, then the button. */
export function CloseAccount() {
  const member = useQuery(memberQuery)
  const cards = useQuery(bankCardsQuery)
  return (
    <QueryView query={member} count={2}>
      {(known) =>
        known.closing ? (
          <Closing member={known} />
        ) : (
          <QueryView query={cards} count={2}>
            {({ cards: onFile }) => <CloseForm member={known} cards={onFile} />}
          </QueryView>
        )
      }
    </QueryView>
  )
}

function Closing({ member: { balance, held } }: { member: Member }) {
  const t = useT()
  const format = useMoneyFormat()
  return (
    <div className="stack">
      <Banner tone="warn" title={t('closeAccount.closing')}>
        {t('closeAccount.closingText')}
      </Banner>
      <Card>
        <KeyValue
          rows={[
            {
              key: 'balance',
              label: t('member.balance'),
              value: <Money amount={balance} format={format} />,
            },
            {
              key: 'held',
              label: t('closeAccount.onItsWay'),
              value: <Money amount={held} format={format} />,
              strong: true,
            },
          ]}
        />
      </Card>
    </div>
  )
}
