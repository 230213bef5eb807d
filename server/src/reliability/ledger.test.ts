import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkLedger } from '../ledger-check.ts'
import { connect } from '../platform/db.ts'
import { postTransfer } from '../modules/ledger/post-transfer.ts'
import { transaction } from '../platform/db.ts'
import { testDatabase } from '../testing/test-server.ts'
import { addFleet, addOpenNumero, ask, betOn, frameHeaders, startChild } from '../testing/fleet.ts'
import { figure, LONG_MS, scaled } from './scale.ts'

const OPERATIONS = scaled(100_000, 2_400)
const WORKERS = 16
const NUMERO = '20990101-0001'

test(
  '[REL-LEDGER] [L-01] random operations by 16 workers on two processes leave every invariant whole',
  async () => {
    const { databaseUrl, dataFolder, drop } = await testDatabase()
    const db = connect(databaseUrl, { max: 4, role: null })
    await addOpenNumero(db, 'SSC5M', NUMERO)
    const players = await addFleet(databaseUrl, 40, 60_000n)
    const children = await Promise.all(
      [1, 2].map(() => startChild(databaseUrl, dataFolder, { jobs: false })),
    )
    const tickets: { id: string; player: number }[] = []
    const counts = { done: 0, refused: 0, failed: 0 }
    async function one(worker: number) {
      const player = randomInt(players.length)
      const who = players[player]
      const url = children[worker % children.length]?.url ?? ''
      if (!who) return
      const dice = randomInt(10)
      if (dice < 6) {
        const answer = await ask(
          url,
          'POST',
          '/lgw/orders',
          frameHeaders(who, randomUUID()),
          betOn(NUMERO, randomInt(10)),
        )
        if (answer === 'lost' || answer.status >= 500) counts.failed += 1
        else if (answer.status === 200) {
          counts.done += 1
          const { order } = answer.body as { order: { tickets: { id: string }[] } }
          for (const ticket of order.tickets) tickets.push({ id: ticket.id, player })
        } else counts.refused += 1
      } else if (dice < 8) {
        const ticket = tickets[randomInt(Math.max(1, tickets.length))]
        const owner = ticket && players[ticket.player]
        if (!ticket || !owner) return
        const answer = await ask(
          url,
          'DELETE',
          `/lgw/tickets/${ticket.id}`,
          frameHeaders(owner, randomUUID()),
        )
        if (answer === 'lost' || answer.status >= 500) counts.failed += 1
        else counts[answer.status === 200 ? 'done' : 'refused'] += 1
      } else {
        const amount = BigInt(1 + randomInt(300_000))
        const hold = dice === 8
        const posted = await transaction(db, (tx) =>
          postTransfer(tx, {
            memberId: who.id,
            ledger: 'real',
            kind: 'correction',
            cause: 'test',
            amount,
            key: randomUUID(),
            debit: hold ? 'cash' : 'correction',
            credit: hold ? 'correction' : 'cash',
          }),
        )
        counts[posted.outcome === 'posted' ? 'done' : 'refused'] += 1
      }
    }
    await Promise.all(
      Array.from({ length: WORKERS }, async (_, worker) => {
        for (let i = 0; i < OPERATIONS / WORKERS; i++) await one(worker)
      }),
    )
    for (const child of children) await child.kill()
    const found = await checkLedger(databaseUrl)
    const [lowest] = await db<{ balance: bigint }[]>`select min(balance) as balance from account`
    figure(
      'REL-LEDGER',
      `${OPERATIONS} operations, ${JSON.stringify(counts)}, lowest balance ${lowest?.balance}, ${found.flatMap((f) => f.violations).length} findings`,
    )
    expect(found.flatMap((check) => check.violations)).toEqual([])
    expect(counts.failed).toBe(0)
    expect(counts.done).toBeGreaterThan(OPERATIONS / 10)
    await db.end()
    await drop()
  },
  LONG_MS,
)

test(
  '[REL-DOUBLE] [L-02] of many simultaneous spends of the whole balance one wins, on two processes',
  async () => {
    const trials = scaled(1_000, 12)
    const spends = scaled(200, 40)
    const { databaseUrl, dataFolder, drop } = await testDatabase()
    const db = connect(databaseUrl, { max: 2, role: null })
    await addOpenNumero(db, 'SSC5M', NUMERO)
    const players = await addFleet(databaseUrl, trials, 30_000n)
    const children = await Promise.all(
      [1, 2].map(() => startChild(databaseUrl, dataFolder, { jobs: false })),
    )
    let wrong = 0
    for (const player of players) {
      const answers = await Promise.all(
        Array.from({ length: spends }, (_, i) =>
          ask(
            children[i % 2]?.url ?? '',
            'POST',
            '/lgw/orders',
            frameHeaders(player, randomUUID()),
            betOn(NUMERO, 4),
          ),
        ),
      )
      const won = answers.filter((answer) => answer !== 'lost' && answer.status === 200).length
      if (won !== 1) wrong += 1
    }
    for (const child of children) await child.kill()
    figure(
      'REL-DOUBLE',
      `${trials} trials of ${spends} spends, ${wrong} with other than one success`,
    )
    expect(wrong).toBe(0)
    expect((await checkLedger(databaseUrl)).flatMap((check) => check.violations)).toEqual([])
    await db.end()
    await drop()
  },
  LONG_MS,
)
