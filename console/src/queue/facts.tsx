import { Tag } from '@suerte/ui/Tag.tsx'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { fullTime } from '../times.ts'
import type { QueueRow } from './decisions.ts'
import { stateTone } from './state-tone.ts'

/** The facts that both kinds of rows have, for a KeyValue. */
export function leadingFacts(row: QueueRow, amount: string) {
  return [
    { key: 'amount', label: t('queue.amount'), value: amount, strong: true },
    {
      key: 'account',
      label: t('queue.account'),
      value: (
        <Link to="/members/$id" params={{ id: row.memberId }} search={{}}>
          {row.account}
        </Link>
      ),
    },
    {
      key: 'state',
      label: t('queue.state'),
      value: <Tag tone={stateTone[row.state]}>{t(`state.${row.state}`)}</Tag>,
    },
    { key: 'created', label: t('queue.created'), value: fullTime(row.createdAtMs) },
  ]
}

export function trailingFacts(row: QueueRow) {
  return [
    ...(row.decidedAtMs === null
      ? []
      : [{ key: 'decided', label: t('queue.decided'), value: fullTime(row.decidedAtMs) }]),
    ...(row.reason === '' ? [] : [{ key: 'reason', label: t('queue.reason'), value: row.reason }]),
    { key: 'id', label: t('queue.id'), value: <code>{row.id}</code> },
  ]
}
