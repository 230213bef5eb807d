import { useT, type MessageId } from '../../i18n.ts'

const texts: Readonly<Record<string, MessageId>> = {
  deposit: 'transactions.code.deposit',
  withdraw_hold: 'transactions.code.withdraw_hold',
  withdraw_release: 'transactions.code.withdraw_release',
  bet: 'transactions.code.bet',
  bet_rebate: 'transactions.code.bet_rebate',
  bet_cancel: 'transactions.code.bet_cancel',
  rebate_reversal: 'transactions.code.rebate_reversal',
  prize: 'transactions.code.prize',
  draw_refund: 'transactions.code.draw_refund',
  trial_grant: 'transactions.code.trial_grant',
  correction: 'transactions.code.correction',
}

/** The name of a kind of movement; a kind that is newer than this page shows its code. */
export function useCodeText(): (code: string) => string {
  const t = useT()
  return (code) => {
    const id = texts[code]
    return id ? t(id) : code
  }
}
