import { defaultProviders, type ProviderSettings } from '../modules/settings/provider-settings.ts'
import type { SiteSettings } from '../modules/settings/site-settings.ts'
import type { TestServer } from './test-server.ts'

async function write(server: TestServer, key: string, value: object) {
  // settings are plain JSON
  await server.ctx.db`insert into setting (key, value)
    values (${key}, ${server.ctx.db.json(value as never)})
    on conflict (key) do update set value = excluded.value, version = setting.version + 1`
  await server.ctx.settings.refresh()
}

/** Changes settings of the site as an operator would, without the console around it. */
export function setSite(server: TestServer, part: Partial<SiteSettings>): Promise<void> {
  return write(server, 'site', { ...server.ctx.settings.current().site, ...part })
}

export function setFlags(server: TestServer, flags: Record<string, boolean>): Promise<void> {
  const { whitelabel } = server.ctx.settings.current().site
  return setSite(server, { whitelabel: { ...whitelabel, ...flags } })
}

/** Sets providers; secrets are given in the clear and sealed here. */
export function setProviders(
  server: TestServer,
  given: {
    sms?: Partial<ProviderSettings['sms']>
    mail?: Partial<ProviderSettings['mail']>
    firebase?: Partial<ProviderSettings['firebase']>
    smsSecret?: string
    mailSecret?: string
  },
): Promise<void> {
  const seal = (text: string) => server.ctx.seal.close(Buffer.from(text)).toString('base64')
  return write(server, 'providers', {
    sms: {
      ...defaultProviders.sms,
      ...given.sms,
      ...(given.smsSecret && { secretSealed: seal(given.smsSecret) }),
    },
    mail: {
      ...defaultProviders.mail,
      ...given.mail,
      ...(given.mailSecret && { secretSealed: seal(given.mailSecret) }),
    },
    firebase: { ...defaultProviders.firebase, ...given.firebase },
  })
}

/** The newest message to somebody, as the outbox has it. */
export async function lastMessage(server: TestServer, recipient: string): Promise<string> {
  const [row] = await server.ctx.db<{ body: string }[]>`
    select body from outbox where recipient = ${recipient} order by at desc, id desc limit 1`
  return row?.body ?? ''
}

/** The six digits of the newest message to somebody. */
export async function sentDigits(server: TestServer, recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec(await lastMessage(server, recipient))?.[0] ?? ''
}
