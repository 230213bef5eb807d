import { refuse } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { sendNow } from '../delivery/deliver.ts'
import { readAnyMobile } from '../identity/mobile-number.ts'
import { replaceProviders, wrongProviderField } from '../settings/change-settings.ts'
import type { ProviderSettings } from '../settings/provider-settings.ts'

type Asked = Input<'PUT /relay/console/providers'>['body']

/** Providers as the console may see them: that there is a secret, never the secret. */
function shown({ sms, mail, firebase }: ProviderSettings) {
  const { secretSealed: smsSecret, ...smsRest } = sms
  const { secretSealed: mailSecret, ...mailRest } = mail
  return {
    sms: { ...smsRest, hasSecret: smsSecret !== '' },
    mail: { ...mailRest, hasSecret: mailSecret !== '' },
    firebase,
  }
}

export async function getProviders(ctx: Ctx) {
  return { providers: shown(ctx.settings.current().providers) }
}

/** What was asked for, with the secrets that are kept or sealed anew. */
function sealed(ctx: Ctx, { providers, secrets }: Asked): ProviderSettings {
  const old = ctx.settings.current().providers
  const secret = (given: string, kept: string) =>
    given === '' ? kept : ctx.seal.close(Buffer.from(given)).toString('base64')
  const { hasSecret: _sms, ...sms } = providers.sms
  const { hasSecret: _mail, ...mail } = providers.mail
  return {
    sms: { ...sms, secretSealed: secret(secrets.sms, old.sms.secretSealed) },
    mail: { ...mail, secretSealed: secret(secrets.mail, old.mail.secretSealed) },
    firebase: providers.firebase,
  }
}

/** Changes who sends messages. A secret goes only to the address it was given for. */
export async function changeProviders(ctx: Ctx, input: Input<'PUT /relay/console/providers'>) {
  const old = ctx.settings.current().providers
  const next = sealed(ctx, input.body)
  const { secrets, reason } = input.body
  const movedSms = next.sms.url !== old.sms.url || next.sms.provider !== old.sms.provider
  if (movedSms && secrets.sms === '') next.sms.secretSealed = ''
  if (next.mail.host !== old.mail.host && secrets.mail === '') next.mail.secretSealed = ''
  const wrong = wrongProviderField(next)
  if (wrong) return refuse('field_invalid', { field: wrong })
  await transaction(ctx.db, async (tx) => {
    const before = await replaceProviders(tx, next)
    await writeAudit(tx, {
      operator: input.operator.username,
      action: 'providers.change',
      subject: 'site',
      reason,
      before: JSON.stringify(shown(before)),
      after: JSON.stringify({
        ...shown(next),
        newSecrets: Object.entries(secrets).flatMap(([name, text]) => (text === '' ? [] : [name])),
      }),
    })
  })
  await ctx.settings.refresh()
  ctx.live.publish({ topic: 'site', kind: 'status' })
  return { providers: shown(next) }
}

/** Sends a test message, so that a wrong password of a provider is found before a member finds it. */
export async function testProvider(ctx: Ctx, input: Input<'POST /relay/console/providers/test'>) {
  if (!(await ctx.guard.allow('operator', `test:${input.operator.operatorId}`)))
    return refuse('too_many_requests')
  const { channel } = input.body
  const recipient =
    channel === 'sms' ? readAnyMobile(input.body.recipient) : mailAddress(input.body.recipient)
  if (recipient === undefined) return refuse('field_invalid', { field: 'recipient' })
  const { brand } = ctx.settings.current().site
  const body = `This is a test of ${brand}. If you read it, messages arrive.`
  const sent = await sendNow(ctx, { channel, recipient, subject: `${brand}: test`, body }, '')
  await transaction(ctx.db, (tx) =>
    writeAudit(tx, {
      operator: input.operator.username,
      action: 'providers.test',
      subject: channel,
      after: sent ? 'sent' : 'failed',
    }),
  )
  if (!sent) return refuse(channel === 'sms' ? 'sms_failed' : 'mail_failed')
  return { success: true as const }
}

function mailAddress(text: string): string | undefined {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/.test(text) ? text : undefined
}
