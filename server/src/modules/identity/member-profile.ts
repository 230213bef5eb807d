import type { Reader } from '../../platform/db.ts'
import { namesOf } from './members.ts'
import { coveredMobile } from './mobile-number.ts'
import { findProfile } from './queries/profile.ts'

const SHOWN = 4

/** First letter and domain: enough to compare with what somebody says at the phone. */
export function coveredEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`
}

const covers: Record<string, (value: string) => string> = {
  email: coveredEmail,
  mobileNum: coveredMobile,
  idNumber: (value) => `•••• ${value.slice(-SHOWN)}`,
}

/** Step: what the operators' desk sees of a member; addresses and numbers covered. */
export async function memberProfile(db: Reader, memberId: string) {
  const profile = await findProfile(db, memberId)
  if (!profile) return undefined
  const { invitedBy } = profile
  const names = invitedBy ? await namesOf(db, [invitedBy]) : new Map<string, string>()
  return {
    nickname: profile.nickname,
    email: coveredEmail(profile.email),
    mobile: coveredMobile(profile.mobile),
    payeeName: profile.payeeName,
    invitedBy: names.get(invitedBy ?? '') ?? '',
    registerMethod: profile.registerMethod,
    fields: Object.fromEntries(
      Object.entries(profile.fields).map(([name, value]) => [name, covers[name]?.(value) ?? value]),
    ),
    sessions: profile.sessions,
    identity: profile.identityState,
  }
}
