import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuard } from '../../platform/guard.ts'
import { codeTo, messagesTo, provenEmail, provenMobile } from '../../testing/proven-contacts.ts'
import { newPlayer, PAYMENT_PASSWORD, prepareWithdrawal } from '../../testing/scenario.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const info = (client: TestClient) => client.get('GET /wps/member/info')

const answers = [
  { question: 'q1', answer: '  Mi  PERRO Firulais ' },
  { question: 'q5', answer: 'Ｃａｌｌｅ ４' },
]
const sameAnswers = [
  { question: 'q5', answer: 'calle 4' },
  { question: 'q1', answer: 'mi perro firulais' },
]

describe('security questions', () => {
  test('[MEM-02] setSecurityQuestions keeps two different ones, getSecurityQuestions names them', async () => {
    const client = await newPlayer(server)
    await client.get('PUT /wps/member/securityQuestions', { body: { answers } })
    const kept = await client.get('GET /wps/member/securityQuestions')
    expect([kept.questions.length, kept.chosen]).toEqual([8, ['q1', 'q5']])
    expect((await info(client)).hasSecurityQuestions).toBe(true)
    const [row] = await server.ctx.db<{ hashes: string }[]>`
      select string_agg(answer_hash, ' ') as hashes from security_answer
        where member_id = ${(await info(client)).id}`
    expect(row?.hashes).toMatch(/^\$argon2id\S+ \$argon2id\S+$/)
  })

  test.each([
    ['the same question twice', [answers[0], { question: 'q1', answer: 'other' }]],
    ['an answer of blanks', [answers[0], { question: 'q2', answer: 'a\u0000\u0001' }]],
  ])('setSecurityQuestions refuses %s', async (_name, given) => {
    const client = await newPlayer(server)
    const body = { answers: given }
    expect(await client.refused('PUT /wps/member/securityQuestions', { body })).toBe(
      'field_invalid',
    )
  })
})

describe('the payment password', () => {
  const set = (client: TestClient, body: object) =>
    client.try('POST /wps/member/paymentPassword', { body })
  const check = (client: TestClient, paymentPassword: string) =>
    client.try('POST /wps/member/paymentPassword/check', { body: { paymentPassword } })

  test('[MEM-02] setPaymentPassword sets it, and asks for the one that is set', async () => {
    const client = await newPlayer(server)
    expect(await check(client, '111222')).toMatchObject({ code: 'payment_password_missing' })
    expect((await set(client, { paymentPassword: '111222' })).ok).toBe(true)
    expect((await check(client, '111222')).ok).toBe(true)
    const wrong = { code: 'payment_password_wrong', field: 'oldPaymentPassword' }
    expect(await set(client, { paymentPassword: '333444' })).toMatchObject(wrong)
    expect(
      await set(client, { paymentPassword: '333444', oldPaymentPassword: '000000' }),
    ).toMatchObject(wrong)
    expect(
      (await set(client, { paymentPassword: '333444', oldPaymentPassword: '111222' })).ok,
    ).toBe(true)
    expect(await check(client, '111222')).toMatchObject({ code: 'payment_password_wrong' })
    expect((await check(client, '333444')).ok).toBe(true)
  })

  test('[MEM-02] resetPaymentPassword takes both answers however they are written', async () => {
    const client = await newPlayer(server)
    const email = await provenEmail(server, client)
    const reset = (given: object[]) =>
      client.try('POST /wps/member/paymentPassword/reset', {
        body: { paymentPassword: '555666', proof: { answers: given } },
      })
    expect(await reset(answers)).toMatchObject({ code: 'answers_wrong' })
    await client.get('PUT /wps/member/securityQuestions', { body: { answers } })
    expect(await reset([answers[0] ?? {}, { question: 'q5', answer: 'calle 5' }])).toMatchObject({
      code: 'answers_wrong',
    })
    expect(await reset([answers[0] ?? {}, answers[0] ?? {}])).toMatchObject({
      code: 'answers_wrong',
    })
    expect((await reset(sameAnswers)).ok).toBe(true)
    expect((await check(client, '555666')).ok).toBe(true)
    expect((await messagesTo(server, email))[0]).toContain('Your payment password was changed')
  })

  test('[MEM-02] resetPaymentPassword takes a code to the own number, once', async () => {
    const client = await newPlayer(server)
    const mobileNum = await provenMobile(server, client)
    const { requestId } = await client.get('POST /wps/member/smsCode', { body: {} })
    const proof = { requestId, verificationCode: await codeTo(server, `63${mobileNum}`) }
    const reset = (body: object) => client.try('POST /wps/member/paymentPassword/reset', { body })
    const stranger = await newPlayer(server)
    expect(
      await stranger.refused('POST /wps/member/paymentPassword/reset', {
        body: { paymentPassword: '777888', proof },
      }),
    ).toBe('code_wrong')
    expect((await reset({ paymentPassword: '777888', proof })).ok).toBe(true)
    expect((await check(client, '777888')).ok).toBe(true)
    expect(await reset({ paymentPassword: '999000', proof })).toMatchObject({ code: 'code_wrong' })
  })

  test('[S-03] payment password and answers are not guessable: five tries, and each counts', async () => {
    const strict = await startTestServer({ ports: { guard: createGuard() } })
    try {
      const client = await newPlayer(strict)
      await set(client, { paymentPassword: PAYMENT_PASSWORD })
      await client.get('PUT /wps/member/securityQuestions', { body: { answers } })
      const guess = { question: 'q5', answer: 'no idea' }
      for (let i = 0; i < 5; i++) {
        expect(await check(client, '000000')).toMatchObject({ code: 'payment_password_wrong' })
        const body = { paymentPassword: '000000', proof: { answers: [answers[0], guess] } }
        expect(await client.refused('POST /wps/member/paymentPassword/reset', { body })).toBe(
          'answers_wrong',
        )
      }
      expect(await check(client, PAYMENT_PASSWORD)).toMatchObject({ code: 'too_many_requests' })
      const body = { paymentPassword: '000000', proof: { answers: sameAnswers } }
      expect(await client.refused('POST /wps/member/paymentPassword/reset', { body })).toBe(
        'too_many_requests',
      )
    } finally {
      await strict.end()
    }
  })
})

describe('bank cards', () => {
  const card = (more: object = {}) => ({
    bankCode: 'PLAZA',
    holder: 'Ana Prueba',
    number: String(randomInt(10 ** 11, 10 ** 12)),
    paymentPassword: PAYMENT_PASSWORD,
    ...more,
  })

  test('[MEM-02] addBankCard asks for the payment password, and listBankCards covers the number', async () => {
    const client = await newPlayer(server)
    const asked = {
      bankCode: 'PLAZA',
      holder: 'Ana Prueba',
      number: '62170000111122',
      paymentPassword: '111111',
    }
    expect(await client.refused('POST /wps/member/bankCards', { body: asked })).toBe(
      'payment_password_missing',
    )
    await prepareWithdrawal(client, '62170000111122')
    expect(await client.refused('POST /wps/member/bankCards', { body: asked })).toBe(
      'payment_password_wrong',
    )
    const twice = { ...asked, paymentPassword: '246810' }
    expect(await client.refused('POST /wps/member/bankCards', { body: twice })).toBe(
      'bank_card_exists',
    )
    const { cards } = await client.get('GET /wps/member/bankCards')
    expect(cards.map((known) => known.numberEnding)).toEqual(['1122'])
    expect(await info(client)).toMatchObject({ hasPaymentPassword: true, bankCards: 1 })
  })

  test('[MEM-02] addBankCard takes only cards in the payee’s name, where one is set', async () => {
    const client = await newPlayer(server)
    await prepareWithdrawal(client, card().number)
    await client.get('PUT /wps/member/payeeName', { body: { payeeName: 'Ana Prueba' } })
    const add = (holder: string) =>
      client.try('POST /wps/member/bankCards', { body: card({ holder }) })
    expect(await add('Bea Otra')).toMatchObject({ code: 'field_invalid', field: 'holder' })
    expect((await add(' ana  PRUEBA ')).ok).toBe(true)
    expect((await info(client)).bankCards).toBe(2)
  })

  test('[K-04] removeBankCard takes it off the file and frees its number; the owner is told', async () => {
    const client = await newPlayer(server)
    const email = await provenEmail(server, client)
    const { number } = card()
    const id = await prepareWithdrawal(client, number)
    expect((await messagesTo(server, email))[0]).toContain('A bank card was added')
    const stranger = await newPlayer(server)
    expect(await stranger.refused('DELETE /wps/member/bankCards/:id', { params: { id } })).toBe(
      'not_found',
    )
    await client.get('DELETE /wps/member/bankCards/:id', { params: { id } })
    expect((await messagesTo(server, email))[0]).toContain('A bank card was removed')
    expect((await client.get('GET /wps/member/bankCards')).cards).toEqual([])
    expect(await client.refused('DELETE /wps/member/bankCards/:id', { params: { id } })).toBe(
      'not_found',
    )
    await prepareWithdrawal(stranger, number)
  })

  test('removeBankCard keeps a card while a withdrawal to it is open; records keep its name', async () => {
    const client = await newPlayer(server, '100')
    const id = await prepareWithdrawal(client, card().number)
    const asked = await client.get('POST /wps/withdraw/apply', {
      body: { amount: '50', bankCardId: id, paymentPassword: PAYMENT_PASSWORD },
    })
    expect(asked.card).toMatch(/^Caja de la Plaza ···· \d{4}$/)
    expect(await client.refused('DELETE /wps/member/bankCards/:id', { params: { id } })).toBe(
      'bank_card_needed',
    )
    await server.ctx.db`update withdrawal set state = 'paid' where id = ${asked.id}`
    await client.get('DELETE /wps/member/bankCards/:id', { params: { id } })
    const { content } = await client.get('GET /wps/withdraw/records')
    expect(content[0]?.card).toBe(asked.card)
    const again = {
      body: { amount: '20', bankCardId: id, paymentPassword: PAYMENT_PASSWORD },
    }
    expect(await client.refused('POST /wps/withdraw/apply', again)).toBe('bank_card_missing')
  })
})
