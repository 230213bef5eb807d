import type { Reply } from '@suerte/contract/calls.ts'
import type { LinkRender } from '@suerte/ui/link.ts'
import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import type { DeskCall } from '../permissions.ts'
import { useMay } from '../session/use-may.ts'
import { Figure } from './Figure.tsx'
import styles from './Figures.module.css'

export type Today = Reply<'GET /relay/console/dashboard'>

const toDraws: LinkRender = (props) => <Link to="/draws" search={{}} {...props} />
const toSettled: LinkRender = (props) => (
  <Link to="/draws" search={{ state: 'settled' }} {...props} />
)
const toLate: LinkRender = (props) => <Link to="/draws" search={{ state: 'closed' }} {...props} />
const toMembers: LinkRender = (props) => <Link to="/members" search={{}} {...props} />
const toDeposits: LinkRender = (props) => <Link to="/deposits" search={{}} {...props} />
const toPaidDeposits: LinkRender = (props) => (
  <Link to="/deposits" search={{ state: 'paid' }} {...props} />
)
const toWithdrawals: LinkRender = (props) => <Link to="/withdrawals" search={{}} {...props} />
const toPaidWithdrawals: LinkRender = (props) => (
  <Link to="/withdrawals" search={{ state: 'paid' }} {...props} />
)

export function Figures({ today, format }: { today: Today; format: MoneyFormatter }) {
  const may = useMay()
  const link = (call: DeskCall, render: LinkRender) => (may(call) ? render : undefined)
  const deposits = (render: LinkRender) => link('GET /relay/console/deposits', render)
  const withdrawals = (render: LinkRender) => link('GET /relay/console/withdrawals', render)
  const members = link('GET /relay/console/members', toMembers)
  const waits = (count: number) => (count > 0 ? 'warn' : undefined)
  const times = (count: number) => t('today.times', { n: count })
  return (
    <ul className={styles.figures}>
      <Figure
        label={t('today.depositsWaiting')}
        value={today.deposits.waiting}
        tone={waits(today.deposits.waiting)}
        renderLink={deposits(toDeposits)}
      />
      <Figure
        label={t('today.withdrawalsWaiting')}
        value={today.withdrawals.waiting}
        tone={waits(today.withdrawals.waiting)}
        renderLink={withdrawals(toWithdrawals)}
      />
      <Figure
        label={t('today.lateDraws')}
        value={today.lateDraws}
        tone={today.lateDraws > 0 ? 'danger' : undefined}
        renderLink={toLate}
      />
      <Figure
        label={t('nav.deposits')}
        value={format(today.deposits.amount)}
        detail={times(today.deposits.count)}
        renderLink={deposits(toPaidDeposits)}
      />
      <Figure
        label={t('nav.withdrawals')}
        value={format(today.withdrawals.amount)}
        detail={times(today.withdrawals.count)}
        renderLink={withdrawals(toPaidWithdrawals)}
      />
      <Figure
        label={t('today.ggr')}
        value={format(today.ggr, { signed: true })}
        detail={t('today.ggrIs')}
        tone={/^(?!-)[\d.]*[1-9]/.test(today.ggr) ? 'up' : undefined}
        renderLink={toSettled}
      />
      <Figure label={t('today.staked')} value={format(today.staked)} renderLink={toDraws} />
      <Figure label={t('today.paid')} value={format(today.paid)} renderLink={toSettled} />
      <Figure label={t('today.rebates')} value={format(today.rebates)} renderLink={members} />
      <Figure label={t('today.newMembers')} value={today.newMembers} renderLink={members} />
      <Figure label={t('today.activeMembers')} value={today.activeMembers} renderLink={members} />
      <Figure
        label={t('today.liability')}
        value={format(today.liability)}
        detail={t('today.liabilityIs')}
        renderLink={members}
      />
    </ul>
  )
}
