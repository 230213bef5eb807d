import type { Tx } from '../../../platform/db.ts'

type Found = { subject: string; detail: string }
type Check = (tx: Tx) => Promise<readonly Found[]>

/** I1: what members have and what the house has (derived from the journal) add up to nothing. */
const sumIsZero: Check = (tx) => tx<Found[]>`
  select ledger::text as subject, 'members and house differ by ' || sum(amount) as detail
    from (
      select ledger, sum(balance) as amount from account group by 1
      union all
      select ledger, sum(amount) from transfer where credit not in ('cash', 'held') group by 1
      union all
      select ledger, -sum(amount) from transfer where debit not in ('cash', 'held') group by 1
    ) sides
    group by ledger having sum(amount) <> 0`

/** I2: every stored balance is the sum of its postings, and each posting follows the one before. */
const chainIsWhole: Check = (tx) => tx<Found[]>`
  with posting as (
    select member_id, ledger, debit as kind, -amount as amount, debit_after as after,
        debit_version as version
      from transfer where debit in ('cash', 'held')
    union all
    select member_id, ledger, credit, amount, credit_after, credit_version
      from transfer where credit in ('cash', 'held')
  ),
  linked as (
    select *, coalesce(lag(after) over w, 0) + amount = after
        and coalesce(lag(version) over w, 0) + 1 = version as whole
      from posting window w as (partition by member_id, ledger, kind order by version)
  ),
  summed as (
    select member_id, ledger, kind, sum(amount) as total, max(version) as version,
        bool_and(whole) as whole
      from linked group by 1, 2, 3
  )
  select a.member_id || '/' || a.ledger || '/' || a.kind as subject,
      'balance ' || a.balance || ', postings ' || coalesce(s.total, 0) || ', chain '
        || case when coalesce(s.whole, true) then 'whole' else 'broken' end as detail
    from account a full join summed s
      on s.member_id = a.member_id and s.ledger = a.ledger and s.kind = a.kind
    where a.member_id is null or a.balance <> coalesce(s.total, 0)
      or a.version <> coalesce(s.version, 0) or not coalesce(s.whole, true)`

/** I3: no account below its floor. */
const noneBelowZero: Check = (tx) => tx<Found[]>`
  select member_id || '/' || ledger || '/' || kind as subject, 'balance ' || balance as detail
    from account where balance < 0
  union all
  select member_id || '/' || id, 'a posting left less than nothing'
    from transfer where debit_after < 0 or credit_after < 0`

/** I4: each stake ends once: a cancelled or void ticket never wins, and what was paid is what was won. */
const stakeEndsOnce: Check = (tx) => tx<Found[]>`
  select t.id::text as subject, 'cancelled or void, and paid' as detail
    from ticket t
      join ticket_win w on w.member_id = t.member_id and w.ticket_id = t.id
      join numero n on n.id = t.numero_id
      left join ticket_cancel c on c.member_id = t.member_id and c.ticket_id = t.id
    where c.ticket_id is not null or n.state = 'void'
  union all
  select o.id::text, 'order of ' || o.total || ', charged ' || coalesce(x.amount, 0)
    from ticket_order o
      left join transfer x on x.member_id = o.member_id and x.key = 'bet:' || o.id
    where x.amount is distinct from o.total
  union all
  select o.id::text, 'order of ' || o.total || ', tickets of ' || sum(t.stake)
    from ticket_order o
      join ticket t on t.member_id = o.member_id and t.id = any(o.ticket_ids)
    group by o.id, o.total having sum(t.stake) <> o.total
  union all
  select o.id::text, 'tickets with rebates of ' || sum(t.rebate) || ', given ' || coalesce(x.amount, 0)
    from ticket_order o
      join ticket t on t.member_id = o.member_id and t.id = any(o.ticket_ids)
      left join transfer x on x.member_id = o.member_id and x.key = 'rebate:' || o.id
    group by o.id, x.amount having sum(t.rebate) <> coalesce(x.amount, 0)
  union all
  select c.ticket_id::text, 'cancelled, stake ' || t.stake || ', given back ' || coalesce(x.amount, 0)
    from ticket_cancel c
      join ticket t on t.member_id = c.member_id and t.id = c.ticket_id
      left join transfer x on x.member_id = c.member_id and x.key = 'cancel:' || c.ticket_id
    where x.amount is distinct from t.stake`

/** I5: a draw pays what its winners won, and a void one gives back what its tickets cost. */
const drawAddsUp: Check = (tx) => tx<Found[]>`
  with won as (
    select numero_id, member_id, sum(prize) as prize from ticket_win group by 1, 2
  ),
  paid as (
    select cause::bigint as numero_id, member_id, sum(amount) as amount
      from transfer where kind = 'prize' group by 1, 2
  )
  select coalesce(w.numero_id, p.numero_id)::text || '/' || coalesce(w.member_id, p.member_id) as subject,
      'won ' || coalesce(w.prize, 0) || ', paid ' || coalesce(p.amount, 0) as detail
    from won w full join paid p on p.numero_id = w.numero_id and p.member_id = w.member_id
    where w.prize is distinct from p.amount
  union all
  select n.game_id || '/' || n.numero, 'sets paid ' || sum(s.paid) || ', journal '
      || coalesce((select sum(x.amount) from transfer x
           where x.kind in ('prize', 'draw_refund') and x.cause = n.id::text), 0)
    from settle_set s join numero n on n.id = s.numero_id
    where n.state in ('settled', 'void')
    group by n.id, n.game_id, n.numero
    having sum(s.paid) <> coalesce((select sum(x.amount) from transfer x
      where x.kind in ('prize', 'draw_refund') and x.cause = n.id::text), 0)
  union all
  select n.game_id || '/' || n.numero || '/' || due.member_id, 'void, cost ' || due.amount
      || ', given back ' || coalesce(x.amount, 0)
    from numero n
      join lateral (
        select t.member_id, sum(t.stake - t.rebate) as amount from ticket t
          where t.numero_id = n.id and not exists (
            select from ticket_cancel c where c.member_id = t.member_id and c.ticket_id = t.id)
          group by 1
      ) due on true
      left join transfer x on x.member_id = due.member_id and x.key = 'draw_refund:' || n.id
    where n.state = 'void' and x.amount is distinct from due.amount
      and not exists (select from settle_set s where s.numero_id = n.id and not s.done)
  union all
  select n.game_id || '/' || n.numero, 'frozen at ' || n.ticket_count || ' tickets, now '
      || count(t.id)
    from numero n
      left join ticket t on t.numero_id = n.id and not exists (
        select from ticket_cancel c where c.member_id = t.member_id and c.ticket_id = t.id)
    where n.ticket_count is not null and n.state <> 'void'
    group by n.id having count(t.id) <> n.ticket_count`

/** I6: an outside reference and an idempotency key lead to at most one transfer. */
const referencesAreUnique: Check = (tx) => tx<Found[]>`
  select member_id || '/' || key as subject, count(*) || ' transfers' as detail
    from transfer group by member_id, key having count(*) > 1
  union all
  select d.id::text, 'deposit is ' || d.state || ', credited ' || count(x.id) || ' times'
    from deposit d
      left join transfer x on x.member_id = d.member_id and x.key = 'deposit:' || d.id
    group by d.id having (d.state = 'paid') <> (count(x.id) = 1)`

/** I9: what is held for withdrawals is what waits in the queue. */
const holdsMatchQueue: Check = (tx) => tx<Found[]>`
  select a.member_id::text as subject,
      'held ' || a.balance || ', waiting ' || coalesce(w.amount, 0) as detail
    from account a
      left join (
        select member_id, sum(amount) as amount from withdrawal
          where state in ('review', 'approved') group by 1
      ) w on w.member_id = a.member_id
    where a.kind = 'held' and a.ledger = 'real' and a.balance <> coalesce(w.amount, 0)`

/** I8, the audit chain, is checked by its own module: it needs the hash function. */
export const all: Readonly<Record<string, Check>> = {
  I1: sumIsZero,
  I2: chainIsWhole,
  I3: noneBelowZero,
  I4: stakeEndsOnce,
  I5: drawAddsUp,
  I6: referencesAreUnique,
  I9: holdsMatchQueue,
}
