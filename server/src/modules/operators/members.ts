import { refuse } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { paged, window } from '../../platform/paging.ts'
import { memberProfile } from '../identity/member-profile.ts'
import { findMember, searchMembers } from '../identity/members.ts'
import { readBalances } from '../ledger/balances.ts'
import { memberSums } from '../ledger/sums.ts'
import { statementOf } from '../ledger/statement.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findMember>>>

async function shown(ctx: Ctx, rows: readonly Row[]) {
  const balances = await readBalances(
    ctx.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    account: row.username,
    type: row.type,
    balance: formatMoney(balances.get(row.id)?.cash ?? 0n),
    held: formatMoney(balances.get(row.id)?.held ?? 0n),
    disabled: row.disabled,
    closing: row.closing,
    registeredAtMs: row.registeredAt.getTime(),
    lastLoginAtMs: row.lastLoginAt?.getTime() ?? null,
  }))
}

export async function listMembers(ctx: Ctx, input: Input<'GET /relay/console/members'>) {
  const rows = await searchMembers(ctx.db, input.query.search ?? '', window(input.query))
  return paged(await shown(ctx, rows), Number(rows[0]?.total ?? 0n), input.query)
}

export async function getMember(ctx: Ctx, input: Input<'GET /relay/console/members/:id'>) {
  const row = await findMember(ctx.db, input.params.id)
  const [member] = row ? await shown(ctx, [row]) : []
  if (!member) return refuse('not_found')
  const [sums, profile] = await Promise.all([
    memberSums(ctx.db, member.id),
    memberProfile(ctx.db, member.id),
  ])
  if (!profile) return refuse('not_found')
  return {
    ...member,
    ...profile,
    deposited: formatMoney(sums.deposited),
    withdrawn: formatMoney(sums.withdrawn),
    staked: formatMoney(sums.staked),
    won: formatMoney(sums.won),
    rebate: formatMoney(sums.rebate),
  }
}

export async function listMemberLedger(
  ctx: Ctx,
  input: Input<'GET /relay/console/members/:id/ledger'>,
) {
  const member = await findMember(ctx.db, input.params.id)
  if (!member) return refuse('not_found')
  const { lines, total } = await statementOf(ctx.db, {
    memberId: member.id,
    ledger: member.ledger,
    ...window(input.query),
  })
  return paged(lines, total, input.query)
}
