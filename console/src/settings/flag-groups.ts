/** The flags that switch something, sorted by what it is. One whose feature is not built is not offered. */
export const flagGroups = {
  login: ['MOBILEVERCODELOGIN3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'CAPTCHA3', 'TRIAL3'],
  registration: ['REG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'],
  features: ['TRANSBETREPMEM3'],
} as const
export const flagGroupNames = ['login', 'registration', 'features'] as const
export type KnownFlag = (typeof flagGroups)[(typeof flagGroupNames)[number]][number]

const known: readonly KnownFlag[] = Object.values(flagGroups).flat()

export function isKnownFlag(flag: string): flag is KnownFlag {
  return known.some((name) => name === flag)
}
