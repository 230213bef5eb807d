import { generateSecret, generateURI, verify } from 'otplib'

const STEP_S = 30

export function newOtpSecret(): string {
  return generateSecret()
}

export function otpUri(secret: string, username: string, issuer: string): string {
  return generateURI({ secret, label: username === '' ? 'owner' : username, issuer })
}

/** The time step a code is right for (this one or its neighbours), undefined when it is wrong. */
export async function otpStep(
  secret: string,
  code: string,
  nowMs: number,
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(nowMs / 1000)
  const answer = await verify({ secret, token: code, epoch, epochTolerance: STEP_S })
  return answer.valid ? Math.floor(epoch / STEP_S) + answer.delta : undefined
}
