import { useEffect, useRef } from 'react'

/** Not in the standard types yet. */
type OtpOptions = CredentialRequestOptions & { otp: { transport: 'sms'[] } }

/** Where the browser can read the SMS by itself, it hands over the code while `active`. */
export function useWebOtp(active: boolean, onCode: (code: string) => void): void {
  const take = useRef(onCode)
  useEffect(() => {
    take.current = onCode
  })
  useEffect(() => {
    if (!active || !('OTPCredential' in window)) return undefined
    const stop = new AbortController()
    const options: OtpOptions = { otp: { transport: ['sms'] }, signal: stop.signal }
    void navigator.credentials.get(options).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string')
          take.current(credential.code)
      },
      // Nobody allowed it, or no message came: the code is typed.
      () => undefined,
    )
    return () => stop.abort()
  }, [active])
}
