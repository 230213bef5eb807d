import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '../../ledger-check.ts'
import {
  inviteOperator,
  newOwner,
  newPlayer,
  PAYMENT_PASSWORD,
  payIn,
  prepareWithdrawal,
  sendWebhook,
} from '../../testing/scenario.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: TestClient
let cashier: TestClient
beforeAll(async () => {
  server = await startTestServer()
  owner = (await newOwner(server)).client
  cashier = (await inviteOperator(server, owner, 'cashier1', ['cashier'])).client
})
afterAll(() => server.end())

const balanceOf = async (client: TestClient) =>
  (await client.get('GET /wps/wallet/balance')).sumBalance

function picture(type: 'png' | 'jpeg' = 'png') {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#c21' } })
    .toFormat(type)
    .toBuffer()
}

describe('[CASH-01] a deposit through the gateway', () => {
  test('counts when the signed webhook comes, and once however often it comes', async () => {
    const client = await newPlayer(server)
    const { deposit, payUrl } = await client.get('POST /wps/deposit/gateway', {
      body: { channel: 'gateway', amount: '150.50' },
    })
    expect(deposit.state).toBe('waiting')
    expect(await balanceOf(client)).toBe('0')
    const page = await (await fetch(payUrl)).text()
    expect(page).toContain('150.5 CNY')
    for (let i = 0; i < 3; i++)
      expect(await sendWebhook(server, { merchantOrder: deposit.id })).toMatchObject({ ok: true })
    await Promise.all(
      Array.from({ length: 10 }, () => sendWebhook(server, { merchantOrder: deposit.id })),
    )
    expect(await balanceOf(client)).toBe('150.5')
    const { content } = await client.get('GET /wps/deposit/records')
    expect(content[0]).toMatchObject({ state: 'paid', amount: '150.5', channel: 'gateway' })
    await sendWebhook(server, { merchantOrder: deposit.id, state: 'failed' })
    expect(await balanceOf(client)).toBe('150.5')
  })

  test('the gateway itself pays through its page, with a webhook of its own', async () => {
    const client = await newPlayer(server)
    const { payUrl } = await client.get('POST /wps/deposit/gateway', {
      body: { channel: 'gateway', amount: '20' },
    })
    const answer = await fetch(payUrl, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'paid' }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('/m/voucherCenter?deposit=')
    expect(await balanceOf(client)).toBe('20')
  })

  test('[P-02] receiveGatewayWebhook takes nothing that is forged, stale, changed or somebody else’s', async () => {
    const client = await newPlayer(server)
    const { deposit } = await client.get('POST /wps/deposit/gateway', {
      body: { channel: 'gateway', amount: '100' },
    })
    const order = { merchantOrder: deposit.id }
    const nowMs = server.clock.nowMs()
    const wrong = [
      sendWebhook(server, order, { secret: Buffer.alloc(32) }),
      sendWebhook(server, order, { header: '' }),
      sendWebhook(server, order, { header: `t=${nowMs},v1=${'0'.repeat(64)}` }),
      sendWebhook(server, order, { atMs: nowMs - 6 * 60_000 }),
      sendWebhook(server, order, { atMs: nowMs + 6 * 60_000 }),
      sendWebhook(server, { ...order, amount: '1000' }),
      sendWebhook(server, { ...order, currency: 'USD' }),
      sendWebhook(server, { ...order, reference: randomUUID() }),
      sendWebhook(server, { merchantOrder: randomUUID() }),
    ]
    for (const answer of await Promise.all(wrong))
      expect(answer).toMatchObject({ ok: false, status: 401, code: 'webhook_invalid' })
    expect(await balanceOf(client)).toBe('0')
  })

  test.each([
    ['0', 'amount_invalid'],
    ['-1', 'amount_invalid'],
    ['0.001', 'amount_invalid'],
    ['1e3', 'amount_invalid'],
    ['NaN', 'amount_invalid'],
    ['0x10', 'amount_invalid'],
    ['１００', 'amount_invalid'],
    ['9.99', 'amount_too_low'],
    ['50000.01', 'amount_too_high'],
  ])('refuses the amount %s', async (amount, code) => {
    const client = await newPlayer(server)
    const given = { body: { channel: 'gateway', amount } }
    expect(await client.refused('POST /wps/deposit/gateway', given)).toBe(code)
  })
})

describe('[CASH-01] a manual deposit', () => {
  async function manual(client: TestClient, amount: string, receiptIds: string[] = []) {
    return client.get('POST /wps/deposit/manual', {
      body: { channel: 'manual', amount, remark: 'from Ana', receiptIds },
    })
  }
  async function receipt(client: TestClient) {
    const raw = await picture()
    const headers = { 'content-type': 'image/png' }
    return (await client.get('POST /wps/deposit/receipt', { raw, headers })).receiptId
  }

  test('is credited when an operator confirms it, and the receipt can be seen', async () => {
    const client = await newPlayer(server)
    const receiptId = await receipt(client)
    const deposit = await manual(client, '300', [receiptId])
    expect(deposit).toMatchObject({ state: 'review', receipts: 1 })
    const queue = await cashier.get('GET /relay/console/deposits', { query: { state: 'review' } })
    expect(queue.content.map((row) => row.id)).toContain(deposit.id)
    const { image } = await cashier.get('GET /relay/console/receipts/:id', {
      params: { id: receiptId },
    })
    expect(image).toMatch(/^data:image\/png;base64,/)
    const given = { params: { id: deposit.id }, body: { reason: 'arrived' }, key: randomUUID() }
    const first = await cashier.get('POST /relay/console/deposits/:id/approve', given)
    expect(first.state).toBe('paid')
    expect(await cashier.get('POST /relay/console/deposits/:id/approve', given)).toEqual(first)
    const again = { params: given.params, body: given.body }
    expect(await owner.refused('POST /relay/console/deposits/:id/approve', again)).toBe(
      'not_pending',
    )
    expect(await balanceOf(client)).toBe('300')
  })

  test('[P-08] above the limit two different people must say yes', async () => {
    const client = await newPlayer(server)
    const { id } = await manual(client, '1000.01')
    const given = { params: { id }, body: { reason: 'arrived' } }
    const first = await cashier.get('POST /relay/console/deposits/:id/approve', given)
    expect(first).toMatchObject({ state: 'review', approvals: ['cashier1'], approvalsNeeded: 2 })
    expect(await cashier.refused('POST /relay/console/deposits/:id/approve', given)).toBe(
      'second_person_needed',
    )
    expect(await balanceOf(client)).toBe('0')
    await owner.get('POST /relay/console/deposits/:id/approve', given)
    expect(await balanceOf(client)).toBe('1000.01')
  })

  test('refuseDeposit leaves the balance and tells why', async () => {
    const client = await newPlayer(server)
    const { id } = await manual(client, '50')
    const params = { id }
    expect(
      await cashier.refused('POST /relay/console/deposits/:id/refuse', {
        params,
        body: { reason: '' },
      }),
    ).toBe('bad_request')
    await cashier.get('POST /relay/console/deposits/:id/refuse', {
      params,
      body: { reason: 'nothing arrived' },
    })
    const { content } = await client.get('GET /wps/deposit/records')
    expect(content[0]).toMatchObject({ state: 'refused', reason: 'nothing arrived' })
    expect(await balanceOf(client)).toBe('0')
  })

  test('uploadReceipt takes a png or a jpg by its content, up to 5 MB', async () => {
    const client = await newPlayer(server)
    const send = (raw: Buffer, type = 'image/png') =>
      client.try('POST /wps/deposit/receipt', { raw, headers: { 'content-type': type } })
    expect((await send(await picture('jpeg'))).ok).toBe(true)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await send(svg)).toMatchObject({ code: 'receipt_invalid' })
    expect(await send(Buffer.from('89504e470d0a1a0a00', 'hex'))).toMatchObject({
      code: 'receipt_invalid',
    })
    const large = Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)])
    expect(await send(large)).toMatchObject({ status: 413, code: 'payload_too_large' })
  })

  test('a receipt belongs to its sender and to one deposit', async () => {
    const sender = await newPlayer(server)
    const receiptId = await receipt(sender)
    const body = { channel: 'manual', amount: '20', remark: '', receiptIds: [receiptId] }
    const thief = await newPlayer(server)
    expect(await thief.refused('POST /wps/deposit/manual', { body })).toBe('receipt_invalid')
    await manual(sender, '20', [receiptId])
    expect(await sender.refused('POST /wps/deposit/manual', { body })).toBe('receipt_invalid')
    expect((await sender.get('GET /wps/deposit/records')).totalCount).toBe(1)
    const long = { ...body, remark: 'x'.repeat(141), receiptIds: [] }
    expect(await sender.refused('POST /wps/deposit/manual', { body: long })).toBe('bad_request')
  })

  test('listDepositChannels tells limits and where to pay', async () => {
    const { channels, remarkMax, receiptsMax } = await (
      await newPlayer(server)
    ).get('GET /wps/deposit/channels')
    expect(channels.map((channel) => channel.kind)).toEqual(['gateway', 'manual'])
    expect([remarkMax, receiptsMax]).toEqual([140, 3])
  })
})

describe('[CASH-02] a withdrawal', () => {
  async function rich(amount = '5000') {
    const client = await newPlayer(server, amount)
    const bankCardId = await prepareWithdrawal(
      client,
      `62${randomUUID().replace(/\D/g, '').slice(0, 12).padEnd(12, '1')}`,
    )
    const ask = (text: string, more: object = {}) =>
      client.try('POST /wps/withdraw/apply', {
        body: { amount: text, bankCardId, paymentPassword: PAYMENT_PASSWORD, ...more },
      })
    return { client, ask, bankCardId }
  }

  test('requestWithdrawal reserves, approveWithdrawal allows, payWithdrawal ends it', async () => {
    const { client, ask } = await rich('500')
    const asked = await ask('200')
    if (!asked.ok) throw new Error(asked.code)
    const wallet = await client.get('GET /wps/wallet/balance')
    expect([wallet.sumBalance, wallet.held]).toEqual(['300', '200'])
    const params = { id: asked.reply.id }
    const queue = await cashier.get('GET /relay/console/withdrawals', {
      query: { state: 'review' },
    })
    expect(queue.content.map((row) => row.id)).toContain(asked.reply.id)
    const paid = { params, body: { reference: 'bank 4711' } }
    expect(await cashier.refused('POST /relay/console/withdrawals/:id/paid', paid)).toBe(
      'not_pending',
    )
    const approved = await cashier.get('POST /relay/console/withdrawals/:id/approve', {
      params,
      body: { reason: '' },
    })
    expect(approved).toMatchObject({ state: 'approved', holder: 'Ana Prueba' })
    expect(approved.cardNumber).toMatch(/^62\d+$/)
    await cashier.get('POST /relay/console/withdrawals/:id/paid', paid)
    const after = await client.get('GET /wps/wallet/balance')
    expect([after.sumBalance, after.held]).toEqual(['300', '0'])
    expect((await client.get('GET /wps/withdraw/records')).content[0]?.state).toBe('paid')
    const rules = await client.get('GET /wps/withdraw/rules')
    expect(rules).toMatchObject({ available: '300', hasBankCard: true, hasPaymentPassword: true })
  })

  test('refuseWithdrawal brings the money back once', async () => {
    const { client, ask } = await rich('500')
    const asked = await ask('200')
    if (!asked.ok) throw new Error(asked.code)
    const given = { params: { id: asked.reply.id }, body: { reason: 'the name differs' } }
    await cashier.get('POST /relay/console/withdrawals/:id/refuse', given)
    expect(await owner.refused('POST /relay/console/withdrawals/:id/refuse', given)).toBe(
      'not_pending',
    )
    const wallet = await client.get('GET /wps/wallet/balance')
    expect([wallet.sumBalance, wallet.held]).toEqual(['500', '0'])
  })

  test('[P-03] approve and refuse at once end in one legal state', async () => {
    for (let trial = 0; trial < 10; trial++) {
      const { client, ask } = await rich('100')
      const asked = await ask('100')
      if (!asked.ok) throw new Error(asked.code)
      const params = { id: asked.reply.id }
      await Promise.all([
        cashier.try('POST /relay/console/withdrawals/:id/approve', {
          params,
          body: { reason: '' },
        }),
        owner.try('POST /relay/console/withdrawals/:id/refuse', {
          params,
          body: { reason: 'no way' },
        }),
        cashier.try('POST /relay/console/withdrawals/:id/paid', {
          params,
          body: { reference: 'bank 1' },
        }),
        owner.try('POST /relay/console/withdrawals/:id/refuse', {
          params,
          body: { reason: 'no way' },
        }),
      ])
      const { content } = await client.get('GET /wps/withdraw/records')
      const { sumBalance, held } = await client.get('GET /wps/wallet/balance')
      const legal = {
        approved: ['0', '100'],
        refused: ['100', '0'],
        paid: ['0', '0'],
        review: ['0', '100'],
      }
      expect([sumBalance, held]).toEqual(legal[content[0]?.state ?? 'review'])
    }
  })

  test('[REL-DOUBLE] forty withdrawals of the whole balance at once: one wins', async () => {
    const { client, ask } = await rich('100')
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('100')))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await balanceOf(client)).toBe('0')
  })

  test.each([
    ['more than there is', '600', {}, 'insufficient_balance'],
    ['below the minimum', '19.99', {}, 'amount_too_low'],
    ['a wrong payment password', '50', { paymentPassword: '000000' }, 'payment_password_wrong'],
    ['a card of somebody else', '50', { bankCardId: randomUUID() }, 'bank_card_missing'],
  ])('refuses %s and reserves nothing', async (_name, amount, more, code) => {
    const { client, ask } = await rich('500')
    expect(await ask(amount, more)).toMatchObject({ ok: false, code })
    expect(await balanceOf(client)).toBe('500')
  })

  test('[P-04] no call takes a withdrawal back for its member', async () => {
    const { callList } = await import('@suerte/contract/calls.ts')
    const own = callList.filter(([key]) => /withdraw/i.test(key) && !key.includes('/console/'))
    expect(own.map(([key]) => key).sort()).toEqual([
      'GET /wps/withdraw/records',
      'GET /wps/withdraw/rules',
      'POST /wps/withdraw/apply',
    ])
  })
})

describe('[CASH-03] the statement', () => {
  test('listTransactions shows each movement with the balance after it', async () => {
    const client = await newPlayer(server, '500')
    await payIn(server, client, '25')
    const { content, totalCount } = await client.get('GET /wps/wallet/transactions')
    expect(content.map((line) => [line.code, line.amount, line.balanceAfter])).toEqual([
      ['deposit', '25', '525'],
      ['deposit', '500', '500'],
    ])
    expect(totalCount).toBe(2)
    const { codes } = await client.get('GET /wps/wallet/transactionCodes')
    expect(codes).toContain('prize')
    const none = await client.get('GET /wps/wallet/transactions', { query: { code: 'prize' } })
    expect(none.content).toEqual([])
  })

  test('the ledger has no break after all of this', async () => {
    const found = await checkLedger(server.databaseUrl)
    expect(found.flatMap((check) => check.violations)).toEqual([])
  })
})
