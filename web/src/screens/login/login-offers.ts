import type { Status } from '../../boot.ts'
import type { SocialChannel } from '../../session/social/social-return.ts'

export type LoginMethod = 'username' | 'sms'

type Info = Pick<Status['info'], 'whitelabel' | 'firebase'>

/** The ways in that the operator's flags open. Social logins need their provider, too. */
export function loginOffers({ whitelabel, firebase }: Info) {
  const social: SocialChannel[] = []
  if (firebase && whitelabel['FACEBOOKLOGIN3'] === true) social.push('facebook')
  if (firebase && whitelabel['GOOGLELOGIN3'] === true) social.push('google')
  return { sms: whitelabel['MOBILEVERCODELOGIN3'] === true, firebase, social }
}
