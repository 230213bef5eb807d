import type { Reply } from '@suerte/contract/calls.ts'
import { Card } from '@suerte/ui/Card.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { BackLink } from '../screens/BackLink.tsx'
import { Screen } from '../screens/Screen.tsx'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { useSite } from '../session/use-site.ts'
import { MemberActions } from './MemberActions.tsx'
import { MemberLedger } from './MemberLedger.tsx'
import { MemberProfile } from './MemberProfile.tsx'
import styles from './MemberView.module.css'

type Member = Reply<'GET /relay/console/members/:id'>
const route = getRouteApi('/desk/members/$id')

/** One member: totals, and the ledger line by line. */
export function MemberView() {
  const { id } = route.useParams()
  const { format } = useSite()
  const may = useMay()
  const query = useQuery({
    queryKey: ['member', id],
    queryFn: ({ signal }) => send('GET /relay/console/members/:id', { params: { id }, signal }),
    enabled: may('GET /relay/console/members/:id'),
  })
  return (
    <Screen
      title={query.data?.account ?? t('member.title')}
      needs="GET /relay/console/members/:id"
      back={<BackLink to="/members" label={t('nav.members')} />}
    >
      <div className={styles.split}>
        <Answer query={query}>{(member) => <Totals member={member} format={format} />}</Answer>
        <section className="stack tight">
          <SectionHead title={t('member.ledger')} />
          <MemberLedger id={id} format={format} />
        </section>
      </div>
    </Screen>
  )
}

function Totals({ member, format }: { member: Member; format: MoneyFormatter }) {
  const sums = ['deposited', 'withdrawn', 'staked', 'won', 'rebate'] as const
  return (
    <div className="stack">
      <Card>
        <KeyValue
          rows={[
            {
              key: 'balance',
              label: t('member.balance'),
              value: format(member.balance),
              strong: true,
            },
            { key: 'held', label: t('member.held'), value: format(member.held) },
            ...sums.map((sum) => ({
              key: sum,
              label: t(`member.sum.${sum}`),
              value: format(member[sum]),
            })),
          ]}
        />
      </Card>
      <MemberActions member={member} />
      <MemberProfile member={member} />
    </div>
  )
}
