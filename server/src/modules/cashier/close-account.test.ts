import { randomInt } from 'node:crypto'
import { formatMoney, parseMoney } from '@suerte/domain/money.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '../../ledger-check.ts'
import { playing, tryToPlay } from '../../testing/play-probe.ts'
import {
  locate,
  newOwner,
  newPlayer,
  numeroOnSale,
  openGame,
  order,
  PAYMENT_PASSWORD,
  playOut,
  prepareWithdrawal,
  PASSWORD,
  sendWebhook,
  until,
} from '../../testing/scenario.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { finishClosings } from './close-account.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: TestClient
beforeAll(async () => {
  server = await startTestServer()
  owner = (await newOwner(server)).client
})
afterAll(() => server.end())
afterEach(async () => {
  for (const { name, violations } of await checkLedger(server.databaseUrl))
    expect([name, violations]).toEqual([name, []])
})

const info = (client: TestClient) => client.get('GET /wps/member/info')
const cardNumber = () => String(randomInt(10 ** 11, 10 ** 12))
const close = (client: TestClient, bankCardId?: string, key?: string) =>
  client.try('POST /wps/member/close', {
    body: bankCardId === undefined ? {} : { bankCardId },
    ...(key === undefined ? {} : { key }),
  })
const withdrawals = async (client: TestClient) =>
  (await client.get('GET /wps/withdraw/records')).content
const decide = async (id: string, act: 'approve' | 'refuse' | 'paid') => {
  const body = act === 'paid' ? { reference: 'bank 1' } : { reason: 'looked at it' }
  return owner.get(`POST /relay/console/withdrawals/:id/${act}`, { params: { id }, body })
}
async function payOutNewest(memberId: string) {
  const [row] = await server.ctx.db<{ id: string; amount: bigint }[]>`
    select id, amount from withdrawal where member_id = ${memberId} and state = 'review'`
  if (!row) throw new Error('there is no withdrawal to pay')
  await decide(row.id, 'approve')
  await decide(row.id, 'paid')
  return formatMoney(row.amount)
}
async function rowOf(memberId: string) {
  const [row] = await server.ctx.db<
    {
      closing: string
      passwordHash: string | null
      mobile: string | null
      emailVerifiedAt: Date | null
      sessions: number
      passkeys: number
    }[]
  >`select closing, password_hash, mobile, email_verified_at,
      (select count(*)::int from session s where s.member_id = m.id) as sessions,
      (select count(*)::int from passkey p where p.owner = m.id) as passkeys
    from member m where id = ${memberId}`
  return row
}
const closed = (memberId: string) =>
  until(async () => {
    await finishClosings(server.ctx)
    return (await rowOf(memberId))?.closing === 'closed'
  }, 'the account is closed')

describe('[K-05] closing an account', () => {
  test('with nothing in it is done at once: no way in is left and the name stays taken', async () => {
    const client = await newPlayer(server)
    const { id, account } = await info(client)
    await server.ctx.db`update member set mobile = ${`63917${randomInt(10 ** 6, 10 ** 7)}`},
      email = 'ana@x.example', email_verified_at = suerte_now() where id = ${id}`
    await server.ctx
      .db`insert into passkey (id, kind, owner, credential_id, public_key, counter, name)
      values (gen_random_uuid(), 'member', ${id}, ${id}, '', 0, 'phone')`
    expect(await close(client)).toMatchObject({ reply: { closed: true, withdrawn: '0' } })
    expect(await rowOf(id)).toEqual({
      closing: 'closed',
      passwordHash: null,
      mobile: null,
      emailVerifiedAt: null,
      sessions: 0,
      passkeys: 0,
    })
    expect(client.cookies.has('__Host-suerte')).toBe(false)
    const free = { query: { username: account } }
    expect(await client.get('GET /wps/account/username', free)).toEqual({ available: false })
    const again = new TestClient(server.url)
    const human = await again.solveChallenge()
    const body = await again.seal({
      type: 'username',
      username: account,
      password: PASSWORD,
      human,
    })
    expect((await again.try('POST /wps/account/login', { body })).ok).toBe(false)
    const told = await server.ctx.db<{ body: string }[]>`
      select body from outbox where recipient = 'ana@x.example' order by at`
    expect(told.map((row) => /^Your account is (being closed|closed)/.exec(row.body)?.[1])).toEqual(
      ['being closed', 'closed'],
    )
  })

  test('pays out everything, below the minimum and to the last part of a cent, then closes', async () => {
    const client = await newPlayer(server, '10.50')
    const card = await prepareWithdrawal(client, cardNumber())
    const { id } = await info(client)
    await server.ctx.db`select post_transfer(${id}, 'real', gen_random_uuid(), 'correction',
      'correction', 'cash', 37, 'odd', 'odd')`
    const answer = await close(client, card)
    expect(answer).toMatchObject({ reply: { closed: false, withdrawn: '10.5037' } })
    expect(await info(client)).toMatchObject({ closing: true, balance: '0', held: '10.5037' })
    await finishClosings(server.ctx)
    expect((await rowOf(id))?.closing).toBe('closing')
    expect(await payOutNewest(id)).toBe('10.5037')
    await closed(id)
    expect((await rowOf(id))?.sessions).toBe(0)
    await prepareWithdrawal(await newPlayer(server), cardNumber())
  })

  test('asks for a card where there is money, and for one of the member’s own', async () => {
    const client = await newPlayer(server, '10')
    expect(await close(client)).toMatchObject({ code: 'bank_card_missing' })
    expect(await info(client)).toMatchObject({ closing: false, balance: '10' })
    const stranger = await newPlayer(server)
    const foreign = await prepareWithdrawal(stranger, cardNumber())
    expect(await close(client, foreign)).toMatchObject({ code: 'bank_card_missing' })
    expect(await info(client)).toMatchObject({ closing: false, balance: '10' })
  })

  test('has one effect and one answer for one key, and withdraws once for many at the same time', async () => {
    const client = await newPlayer(server, '80')
    const card = await prepareWithdrawal(client, cardNumber())
    const one = await Promise.all(
      Array.from({ length: 5 }, () => close(client, card, 'close-1-close-1')),
    )
    for (const answer of one)
      expect(answer).toMatchObject({ reply: { closed: false, withdrawn: '80' } })
    const many = await Promise.all(Array.from({ length: 5 }, () => close(client, card)))
    for (const answer of many)
      expect(answer).toMatchObject({ reply: { closed: false, withdrawn: '0' } })
    expect((await withdrawals(client)).map(({ amount }) => amount)).toEqual(['80'])
  })

  test('lets nobody play or pay in any more, but look and withdraw', async () => {
    const { client, frame } = await playing(server, '100')
    const card = await prepareWithdrawal(client, cardNumber())
    const numero = await numeroOnSale(server, frame)
    await frame.get('POST /lgw/orders', { body: order(numero, [locate('1')]) })
    await close(client, card)
    const [launch, manual, gateway] = await tryToPlay(server, client, frame)
    expect([launch, manual, gateway]).toEqual(Array.from({ length: 3 }, () => 'account_closing'))
    const now = await numeroOnSale(server, frame)
    expect(['account_closing', 'session_ended']).toContain(
      await frame.refused('POST /lgw/orders', { body: order(now, [locate('1')]) }),
    )
    expect((await withdrawals(client)).length).toBe(1)
    expect(await client.refused('DELETE /wps/member/bankCards/:id', { params: { id: card } })).toBe(
      'bank_card_needed',
    )
  })

  test('waits for open tickets and pays their wins to the same card', async () => {
    const client = await newPlayer(server, '100')
    const card = await prepareWithdrawal(client, cardNumber())
    const { id } = await info(client)
    await openGame(client)
    const numero = await numeroOnSale(server, client)
    const every = '0,1,2,3,4,5,6,7,8,9'
    const { balance } = await client.get('POST /lgw/orders', {
      body: order(numero, [locate(every)]),
    })
    expect(await close(client, card)).toMatchObject({
      reply: { closed: false, withdrawn: balance },
    })
    expect(await payOutNewest(id)).toBe(balance)
    await finishClosings(server.ctx)
    expect((await rowOf(id))?.closing).toBe('closing')
    await playOut(server, numero)
    const won = await until(async () => {
      await finishClosings(server.ctx)
      const rows = await server.ctx.db<{ amount: bigint }[]>`
        select amount from withdrawal where member_id = ${id} and state = 'review'`
      return rows[0]?.amount
    }, 'the win is on its way out')
    // one of the ten digits wins 19.8 for its 2
    expect(formatMoney(won)).toBe('19.8')
    expect(await payOutNewest(id)).toBe('19.8')
    await closed(id)
    const [sums] = await server.ctx.db<{ inwards: bigint; paid: bigint }[]>`
      select sum(amount) filter (where debit = 'gateway')::bigint as inwards,
          sum(amount) filter (where credit = 'bank')::bigint as paid
        from transfer where member_id = ${id}`
    expect(sums?.inwards).toBe(parseMoney('100'))
    expect(sums?.paid).toBe((parseMoney(balance) ?? 0n) + (parseMoney('19.8') ?? 0n))
  })

  test('does not repeat by itself what an operator refused; the member may ask again', async () => {
    const client = await newPlayer(server, '50')
    const card = await prepareWithdrawal(client, cardNumber())
    const { id } = await info(client)
    await close(client, card)
    const [first] = await withdrawals(client)
    await decide(first?.id ?? '', 'refuse')
    for (let i = 0; i < 3; i++) await finishClosings(server.ctx)
    expect((await withdrawals(client)).length).toBe(1)
    expect(await info(client)).toMatchObject({ balance: '50', closing: true })
    const other = await client.get('POST /wps/member/bankCards', {
      body: {
        bankCode: 'FAROL',
        holder: 'Ana Prueba',
        number: cardNumber(),
        paymentPassword: PAYMENT_PASSWORD,
      },
    })
    expect(await close(client, other.id)).toMatchObject({ reply: { withdrawn: '50' } })
    expect(await payOutNewest(id)).toBe('50')
    await closed(id)
  })

  test('waits for deposits on their way, and sends back what arrives after all', async () => {
    const client = await newPlayer(server, '30')
    const card = await prepareWithdrawal(client, cardNumber())
    const { id } = await info(client)
    const { deposit } = await client.get('POST /wps/deposit/gateway', {
      body: { channel: 'gateway', amount: '40' },
    })
    await close(client, card)
    expect(await payOutNewest(id)).toBe('30')
    await finishClosings(server.ctx)
    expect((await rowOf(id))?.closing).toBe('closing')
    // the order expires, the account closes, and only then the gateway says that it was paid
    await server.ctx.db`update deposit set state = 'expired' where id = ${deposit.id}`
    await closed(id)
    await sendWebhook(server, { merchantOrder: deposit.id, amount: '40' })
    await finishClosings(server.ctx)
    await finishClosings(server.ctx)
    expect(await payOutNewest(id)).toBe('40')
    expect((await rowOf(id))?.closing).toBe('closed')
  })

  test('loses no cent when bets and closing come at the same time', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const { client, frame } = await playing(server, '20')
      const card = await prepareWithdrawal(client, cardNumber())
      const { id } = await info(client)
      const numero = await numeroOnSale(server, frame)
      const [answer, ...bets] = await Promise.all([
        close(client, card),
        ...Array.from({ length: 6 }, () =>
          frame.try('POST /lgw/orders', { body: order(numero, [locate('1,2')]) }),
        ),
      ])
      expect(answer.ok).toBe(true)
      const spent = BigInt(bets.filter((bet) => bet.ok).length) * (parseMoney('4') ?? 0n)
      await finishClosings(server.ctx)
      const [row] = await server.ctx.db<{ out: bigint; rebate: bigint }[]>`
        select coalesce(sum(amount) filter (where credit = 'held'), 0)::bigint as out,
            coalesce(sum(amount) filter (where kind = 'bet_rebate'), 0)::bigint as rebate
          from transfer where member_id = ${id}`
      expect((row?.out ?? 0n) + spent - (row?.rebate ?? 0n)).toBe(parseMoney('20'))
      expect((await info(client)).balance).toBe('0')
    }
  })
})
