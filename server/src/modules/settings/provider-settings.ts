/** Who sends messages and who vouches for social logins. Secrets are sealed, base64; '' is none. */
export type ProviderSettings = {
  sms: {
    /** `outbox` keeps messages for the console to show; the others really send. */
    provider: 'outbox' | 'signed' | 'twilio'
    url: string
    account: string
    from: string
    secretSealed: string
  }
  mail: {
    provider: 'outbox' | 'smtp'
    host: string
    port: number
    secure: boolean
    user: string
    from: string
    secretSealed: string
  }
  firebase: {
    enabled: boolean
    projectId: string
    apiKey: string
    identityUrl: string
    jwksUrl: string
  }
}

export const defaultProviders: ProviderSettings = {
  sms: { provider: 'outbox', url: '', account: '', from: '', secretSealed: '' },
  mail: {
    provider: 'outbox',
    host: '',
    port: 587,
    secure: false,
    user: '',
    from: '',
    secretSealed: '',
  },
  firebase: {
    enabled: false,
    projectId: '',
    apiKey: '',
    identityUrl: 'https://identitytoolkit.googleapis.com',
    jwksUrl:
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  },
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Whether a host is this machine: there, and only there, messages may travel without TLS. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host)
}

function isSafeUrl(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/** The field of the providers that does not hold together, if any. */
export function wrongProviderField({ sms, mail, firebase }: ProviderSettings): string | undefined {
  if (sms.provider !== 'outbox') {
    if (!isSafeUrl(sms.url)) return 'sms.url'
    if (sms.provider === 'twilio' && sms.account === '') return 'sms.account'
    if (sms.provider === 'twilio' && sms.from === '') return 'sms.from'
    if (sms.secretSealed === '') return 'sms.secret'
  }
  if (mail.provider === 'smtp') {
    if (!/^[\w.:[\]-]{1,200}$/.test(mail.host)) return 'mail.host'
    if (!/^[^\s@<>]+@[^\s@<>]+$/.test(mail.from)) return 'mail.from'
    if (mail.user !== '' && mail.secretSealed === '') return 'mail.secret'
  }
  if (firebase.enabled) {
    if (!/^[a-z0-9-]{4,64}$/.test(firebase.projectId)) return 'firebase.projectId'
    if (!/^[\w-]{4,200}$/.test(firebase.apiKey)) return 'firebase.apiKey'
    if (!isSafeUrl(firebase.identityUrl)) return 'firebase.identityUrl'
    if (!isSafeUrl(firebase.jwksUrl)) return 'firebase.jwksUrl'
  }
  return undefined
}
