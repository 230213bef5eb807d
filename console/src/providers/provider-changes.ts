import type { Reply, Requests } from '@suerte/contract/calls.ts'

export type Providers = Reply<'GET /relay/console/providers'>['providers']
export type Secrets = Requests['PUT /relay/console/providers']['body']['secrets']
export type Edited = { providers: Providers; secrets: Secrets }

/** Every field of the form by the name that the server calls it. */
export const providerFields = [
  'sms.provider',
  'sms.url',
  'sms.account',
  'sms.from',
  'sms.secret',
  'mail.provider',
  'mail.host',
  'mail.port',
  'mail.secure',
  'mail.user',
  'mail.from',
  'mail.secret',
  'firebase.enabled',
  'firebase.projectId',
  'firebase.apiKey',
  'firebase.identityUrl',
  'firebase.jwksUrl',
] as const
export type ProviderField = (typeof providerFields)[number]
export type ProviderChange = { field: ProviderField; before: string; after: string }

export function isProviderField(name: string): name is ProviderField {
  return providerFields.some((field) => field === name)
}

/** What differs from what is in force; a secret is only said to be new, never shown. */
export function providerChanges(kept: Providers, { providers, secrets }: Edited): ProviderChange[] {
  return providerFields
    .map((field): ProviderChange => {
      if (field === 'sms.secret' || field === 'mail.secret') {
        const channel = field === 'sms.secret' ? 'sms' : 'mail'
        return { field, before: '', after: secrets[channel] === '' ? '' : 'new' }
      }
      return { field, before: textOf(kept, field), after: textOf(providers, field) }
    })
    .filter(({ before, after }) => before !== after)
}

function textOf(providers: Providers, field: ProviderField): string {
  const [group = '', name = ''] = field.split('.')
  const part: Record<string, Record<string, string | number | boolean>> = providers
  return String(part[group]?.[name] ?? '')
}

const SUBMISSION_PORT = 587
const PORT_MAX = 65_535

export function isPort(port: number): boolean {
  return port >= 1 && port <= PORT_MAX
}

/** The texts without blanks around them, as they are sent; a secret stays as it was typed. */
export function trimmed(providers: Providers): Providers {
  const { sms, mail, firebase } = providers
  return {
    sms: { ...sms, url: sms.url.trim(), account: sms.account.trim(), from: sms.from.trim() },
    mail: {
      ...mail,
      host: mail.host.trim(),
      user: mail.user.trim(),
      from: mail.from.trim(),
      // Nobody sees the field then, so nobody could mend it.
      port: mail.provider === 'outbox' && !isPort(mail.port) ? SUBMISSION_PORT : mail.port,
    },
    firebase: {
      ...firebase,
      projectId: firebase.projectId.trim(),
      apiKey: firebase.apiKey.trim(),
      identityUrl: firebase.identityUrl.trim(),
      jwksUrl: firebase.jwksUrl.trim(),
    },
  }
}

/** Whether the kept secret is dropped when this is saved: it goes only to the address it was given for. */
export function dropsSecret(kept: Providers, now: Providers, channel: 'sms' | 'mail'): boolean {
  if (!kept[channel].hasSecret) return false
  if (channel === 'mail') return kept.mail.host !== now.mail.host.trim()
  return kept.sms.url !== now.sms.url.trim() || kept.sms.provider !== now.sms.provider
}
