import { registerFields, type RegisterWay } from '@suerte/domain/identity/register-form.ts'
import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import type { SocialToken } from '../../session/social/social-return.ts'
import type { HumanAnswer } from '../../session/use-human-check.ts'

type Values = Readonly<Record<string, string>>
export type RegisterMethod = 'APP' | 'PWA' | 'WEBCLIP' | 'H5'

type Device = { userAgent: string; standalone: boolean; iosStandalone: boolean }

/** What this page runs in: our own app, an installed web app, an icon of an iPhone's home screen, or a browser. */
export function registerMethod({ userAgent, standalone, iosStandalone }: Device): RegisterMethod {
  if (userAgent.includes('SuerteApp')) return 'APP'
  if (iosStandalone) return 'WEBCLIP'
  return standalone ? 'PWA' : 'H5'
}

export function thisDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    standalone: matchMedia('(display-mode: standalone)').matches,
    // Safari's own.
    iosStandalone: 'standalone' in navigator && navigator.standalone === true,
  }
}

const known: ReadonlySet<string> = new Set(registerFields)

/** Fields that have a place in the payload; a rule for another one is not shown. */
export function knownFields(rules: readonly FieldRule[]): FieldRule[] {
  return rules.filter((rule) => known.has(rule.field))
}

type Around = {
  fields: readonly FieldRule[]
  way: RegisterWay
  host: string
  device: Device
  /** '' where no code is wanted. */
  requestId: string
  human: HumanAnswer | undefined
  social: SocialToken | undefined
  documents: { terms: string; privacy: string }
}

/** The payload of a registration: what is on the screen and what stands around it, nothing from other ways. */
export function registerPayload(values: Values, around: Around) {
  const { fields, way, host, device, requestId, human, social, documents } = around
  const shown = Object.fromEntries(
    fields.map(({ field }) => [field, written(field, values[field] ?? '')]),
  )
  const mobile = shown['mobileNum']
    ? { countryDialingCode: values['countryDialingCode'] ?? '' }
    : {}
  const code = requestId && { requestId, verificationCode: values['verificationCode'] ?? '' }
  return {
    registerUrl: host,
    registerMethod: registerMethod(device),
    domain: host,
    method: way,
    ...shown,
    ...mobile,
    ...code,
    recommenderId: values['recommenderId'] ?? '',
    ...(social && {
      firebaseChannel: social.firebaseChannel,
      firebaseIdToken: social.firebaseIdToken,
    }),
    ...(human && { human }),
    termsVersion: documents.terms,
    privacyVersion: documents.privacy,
    ageConfirmed: values['age'] !== '',
    type: 0 as const,
  }
}

const secrets: ReadonlySet<string> = new Set(['password', 'confirmPassword'])

/** Blanks around a password are part of it; usernames are small letters. */
function written(field: string, value: string): string {
  if (secrets.has(field)) return value
  return field === 'username' ? value.trim().toLowerCase() : value.trim()
}
