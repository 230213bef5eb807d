import type { Ctx } from '../../platform/context.ts'
import { isLoopback } from '../settings/provider-settings.ts'
import type { Message } from './send-sms.ts'

const STEP_MS = 4_000

/**
 * Sends one e-mail by SMTP. The Message-ID is made of the message's id, so that a second try of the same
 * message is known as one. Credentials and text travel under TLS unless the host is this machine.
 */
export async function sendMail(ctx: Ctx, message: Message, signal: AbortSignal): Promise<void> {
  const { mail } = ctx.settings.current().providers
  if (mail.provider === 'outbox') return
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host: mail.host,
    port: mail.port,
    secure: mail.secure,
    requireTLS: !mail.secure && !isLoopback(mail.host),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.user !== '' && {
      auth: {
        user: mail.user,
        pass: ctx.seal.open(Buffer.from(mail.secretSealed, 'base64')).toString(),
      },
    }),
  })
  const giveUp = () => transport.close()
  signal.addEventListener('abort', giveUp)
  try {
    const domain = mail.from.split('@').at(-1) ?? 'localhost'
    await transport.sendMail({
      messageId: `<${message.id}@${domain}>`,
      from: { name: ctx.settings.current().site.brand, address: mail.from },
      to: { name: '', address: message.recipient },
      subject: message.subject,
      text: message.body,
    })
  } finally {
    signal.removeEventListener('abort', giveUp)
    transport.close()
  }
}
