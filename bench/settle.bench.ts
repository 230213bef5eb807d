import { findPlay } from '@suerte/domain/lottery/families.ts'
import { parseSelection } from '@suerte/domain/lottery/selection.ts'
import { startServer } from '@suerte/server/main.ts'
import { findNumeroById } from '@suerte/server/modules/lottery/queries/numeros.ts'
import { settleNumero } from '@suerte/server/modules/lottery/settle-draw.ts'
import { openHouse } from './house.ts'
import { report, type Round } from './report.ts'

// PERF-SETTLE: settling a draw against the bare SQL floor (find winners, insert wins, update balances).
const TICKETS = Number(process.env['BENCH_TICKETS'] ?? 1_000_000)
const MEMBERS = Math.max(1, Math.floor(TICKETS / 10))
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const DRAW = [3, 1, 4, 1, 5]
const STAKE = 20_000n
const SETS = 32

/** Half of the tickets name one digit of the first ball (one of ten wins), half a straight of five (none). */
const locate = findPlay('SSC_DWD')
const straight = findPlay('SSC_5ZX')
if (!locate || !straight) throw new Error('the plays of this measurement do not exist')
const selections = Array.from({ length: 20 }, (_, i) =>
  i < 10 ? { play: locate, text: `${i}||||` } : { play: straight, text: `${i - 10}|9|9|9|9` },
).map(({ play, text }) => {
  const parsed = parseSelection(play, text)
  if (!parsed.ok) throw new Error(`${play.code} does not take ${text}`)
  return { code: play.code, text, mask: play.mask(parsed.selection) }
})

const house = await openHouse()
const { db } = house
const server = await startServer({
  databaseUrl: house.url,
  dataFolder: house.folder,
  port: 0,
  host: '127.0.0.1',
  pages: false,
  jobs: [],
})
await db`create table bench_member as
  select n, gen_random_uuid() as id, (n % ${SETS})::smallint as bucket
    from generate_series(0, ${MEMBERS - 1}) as n`
await db`insert into account (member_id, ledger, kind) select id, 'real', 'cash' from bench_member`
await db`create table floor_win (like ticket_win including all)`
await db`analyze account`

async function addDraw(number: number): Promise<bigint> {
  const [numero] = await db<{ id: bigint }[]>`
    insert into numero (game_id, numero, opens_at, closes_at, draws_at, state, commitment, secret_sealed,
        beacon_round, root, ticket_count, total_stake, source, secret, result, drawn_at)
      values ('SSC5M', ${`20980101-${String(number).padStart(4, '0')}`}, now() - interval '2 hours',
        now() - interval '1 hour', now() - interval '1 hour', 'drawn', '\\x00', '\\x00', 1, '\\x00',
        ${TICKETS}, ${STAKE * BigInt(TICKETS)}, 'fallback', '\\x00', ${DRAW}, now())
      returning id`
  const id = numero?.id ?? 0n
  await db`
    insert into ticket (member_id, id, order_id, numero_id, bucket, ledger, play_code, selection, mask,
        unit_mode, multiple, series, odds, rules_version, units, stake, rebate)
      select m.id, gen_random_uuid(), gen_random_uuid(), ${id}, m.bucket, 'real', s.code, s.text, s.mask,
          'yuan', 1, 1980, '', 1, 1, ${STAKE}, 0
        from generate_series(0, ${TICKETS - 1}) as u (n)
          join bench_member m on m.n = u.n % ${MEMBERS}
          join unnest(${`{${selections.map((s) => s.code).join(',')}}`}::text[],
            ${`{${selections.map((s) => `"${s.text}"`).join(',')}}`}::text[],
            ${`{${selections.map((s) => s.mask).join(',')}}`}::bigint[])
            with ordinality as s (code, text, mask, i)
            on s.i = 1 + ((u.n / ${MEMBERS} + u.n * 7) % 20)`
  await db`insert into settle_set (numero_id, bucket)
    select ${id}, b from generate_series(0, ${SETS - 1}) as b`
  await db`vacuum analyze ticket`
  await db`checkpoint`
  return id
}

const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

const floor = (id: bigint) => db`
  with
    won as materialized (
      select member_id, id from ticket
        where numero_id = ${id} and play_code = 'SSC_DWD' and mask & ${selections[3]?.mask ?? 0n} <> 0
    ),
    kept as (
      insert into floor_win (member_id, ticket_id, numero_id, prize, push)
        select member_id, id, ${id}, 198000, false from won
    )
  update account a set balance = a.balance + w.amount
    from (select member_id, sum(198000)::bigint as amount from won group by 1) w
    where a.member_id = w.member_id and a.ledger = 'real' and a.kind = 'cash'`

const rounds: Round[] = []
let winners = 0n
for (let i = 0; i < ROUNDS; i++) {
  const id = await addDraw(i)
  const bare = await seconds(() => floor(id))
  await db`checkpoint`
  const numero = await findNumeroById(server.ctx.db, id)
  if (!numero) throw new Error('the draw vanished')
  const settled = await seconds(() => settleNumero(server.ctx, numero))
  const [count] = await db<{ wins: bigint; floor: bigint }[]>`
    select (select count(*) from ticket_win where numero_id = ${id}) as wins,
      (select count(*) from floor_win where numero_id = ${id}) as floor`
  if (!count || count.wins !== count.floor)
    throw new Error(`winners differ: ${count?.wins} and ${count?.floor}`)
  winners = count.wins
  rounds.push({ 'bare SQL floor': bare, settlement: settled })
  console.log(rounds.at(-1), `${winners} winners`)
}
report(
  'PERF-SETTLE',
  's',
  rounds,
  [{ name: 'settlement ÷ floor', over: 'settlement', under: 'bare SQL floor', target: '≤ 2' }],
  [
    `${TICKETS.toLocaleString('en')} tickets of ${MEMBERS.toLocaleString('en')} members, ${winners} winners, the same ones on both sides; fsync on.`,
  ],
)
await server.close()
await house.close()
