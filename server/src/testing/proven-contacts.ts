import { randomInt, randomUUID } from 'node:crypto'
import type { TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

export const newMobile = () => `917${randomInt(1_000_000, 9_999_999)}`
export const newEmail = () => `ana.${randomUUID().slice(0, 8)}@Example.COM`

/** What lies in the outbox for somebody, newest first. */
export async function messagesTo(server: TestServer, recipient: string) {
  const rows = await server.ctx.db<{ subject: string; body: string }[]>`
    select subject, body from outbox where recipient = ${recipient} order by at desc, id desc`
  return rows.map(({ subject, body }) => `${subject}\n${body}`)
}
export async function codeTo(server: TestServer, recipient: string) {
  const [newest = ''] = await messagesTo(server, recipient)
  return /\b(\d{6})\b/.exec(newest)?.[1] ?? ''
}

/** A mobile number of the member's own, proved by a code; digits without the calling code 63. */
export async function provenMobile(
  server: TestServer,
  client: TestClient,
  mobileNum = newMobile(),
) {
  const human = await client.solveChallenge()
  const { requestId } = await client.get('POST /wps/member/mobile', {
    body: { countryDialingCode: '63', mobileNum, human },
  })
  const verificationCode = await codeTo(server, `63${mobileNum}`)
  await client.get('PUT /wps/member/mobile', { body: { requestId, verificationCode } })
  return mobileNum
}
/** An e-mail address of the member's own, proved by a code, as it is kept. */
export async function provenEmail(server: TestServer, client: TestClient, email = newEmail()) {
  const { requestId } = await client.get('POST /wps/member/email', { body: { email } })
  const kept = email.toLowerCase()
  const verificationCode = await codeTo(server, kept)
  await client.get('PUT /wps/member/email', { body: { requestId, verificationCode } })
  return kept
}
