import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { paged, window } from '../../platform/paging.ts'
import { readBalance } from '../ledger/balances.ts'
import { statementOf, TRANSFER_KINDS } from '../ledger/statement.ts'

export async function getBalance(ctx: Ctx, input: Input<'GET /wps/wallet/balance'>) {
  const { memberId, ledger } = input.member
  const balance = await readBalance(ctx.db, memberId, ledger)
  return {
    sumBalance: formatMoney(balance.cash),
    held: formatMoney(balance.held),
    currencySymbol: ctx.settings.current().fixed.currency.symbol,
  }
}

export async function listTransactions(ctx: Ctx, input: Input<'GET /wps/wallet/transactions'>) {
  const { memberId, ledger } = input.member
  const { code, fromMs, toMs } = input.query
  const filter = { memberId, ledger, kind: code, fromMs, toMs, ...window(input.query) }
  const { lines, total } = await statementOf(ctx.db, filter)
  return paged(lines, total, input.query)
}

export async function listTransactionCodes() {
  return { codes: [...TRANSFER_KINDS] }
}
