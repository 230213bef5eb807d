import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkLedger } from '../ledger-check.ts'
import { connect } from '../platform/db.ts'
import { testDatabase } from '../testing/test-server.ts'
import { addFleet, addOpenNumero, ask, betOn, frameHeaders, startChild } from '../testing/fleet.ts'
import { figure, LONG_MS, scaled } from './scale.ts'

const KILLS = scaled(100, 4)
const PLAYERS = scaled(2_000, 160)
const RESULT = [2, 7, 1, 8, 8]

test(
  '[REL-SETTLE] [L-12] settlement killed at random points and run twice at once pays each ticket once',
  async () => {
    const { databaseUrl, dataFolder, drop } = await testDatabase()
    const db = connect(databaseUrl, { max: 2, role: null })
    const players = await addFleet(databaseUrl, PLAYERS, 10n ** 10n, 'SSC3M')
    let settled = 0
    for (let round = 0; settled < KILLS; round++) {
      const numero = `20990102-${String(round + 1).padStart(4, '0')}`
      const id = await addOpenNumero(db, 'SSC3M', numero)
      const seller = await startChild(databaseUrl, dataFolder, { jobs: false })
      for (let from = 0; from < players.length; from += 50)
        await Promise.all(
          players
            .slice(from, from + 50)
            .map((player, i) =>
              ask(
                seller.url,
                'POST',
                '/lgw/orders',
                frameHeaders(player, randomUUID()),
                betOn(numero, i, 'SSC3M'),
              ),
            ),
        )
      await seller.kill()
      const [count] = await db<
        { tickets: number }[]
      >`select count(*)::int as tickets from ticket where numero_id = ${id}`
      await db`update numero set state = 'drawn', source = 'fallback', secret = '\\x00', root = '\\x00',
        ticket_count = ${count?.tickets ?? 0}, total_stake = 0, result = ${RESULT} where id = ${id}`
      await db`insert into settle_set (numero_id, bucket) select ${id}, b from generate_series(0, 31) b`
      // two servers settle at once; both are killed somewhere in the middle, again and again
      for (let done = false; !done;) {
        const workers = await Promise.all([1, 2].map(() => startChild(databaseUrl, dataFolder)))
        const finish = settled >= KILLS
        await new Promise((resolve) => setTimeout(resolve, finish ? 2_000 : randomInt(60)))
        await Promise.all(workers.map((worker) => worker.kill()))
        settled += 1
        const [state] = await db<{ open: number }[]>`
        select count(*)::int as open from settle_set where numero_id = ${id} and not done`
        done = state?.open === 0
      }
    }
    const [wrong] = await db<{ wrong: number; wins: number }[]>`
    select count(*) filter (where w.ticket_id is null)::int as wrong, count(*)::int as wins
      from ticket t left join ticket_win w on w.member_id = t.member_id and w.ticket_id = t.id
      where (t.play_code = 'SSC_DWD' and t.selection = '2||||') or t.play_code = 'SSC_E_SUM'`
    const found = (await checkLedger(databaseUrl)).flatMap((check) => check.violations)
    figure(
      'REL-SETTLE',
      `${settled} kills of two workers, ${wrong?.wins} winning tickets, ${wrong?.wrong} not paid, ${found.length} findings`,
    )
    expect(wrong?.wins).toBeGreaterThan(0)
    expect(wrong?.wrong).toBe(0)
    expect(found).toEqual([])
    await db.end()
    await drop()
  },
  LONG_MS,
)
