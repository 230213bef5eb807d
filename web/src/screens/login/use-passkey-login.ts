import { useEffect, useRef, useState } from 'react'
import { useRefusalText } from '../../refusal-text.ts'
import { hasPasskeys } from '../../session/passkey/has-passkeys.ts'
import { useEnter } from '../../session/use-enter.ts'
import { useSignIn } from '../../session/use-sign-in.ts'

export type PasskeyLogin = ReturnType<typeof usePasskeyLogin>

/** Signs in with a passkey: by its button, or offered by the browser in the username field. */
export function usePasskeyLogin() {
  const signIn = useSignIn()
  const enter = useEnter()
  const refusalText = useRefusalText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function signInWith(autofill: boolean) {
    const { askPasskey } = await import('../../session/passkey/ask-passkey.ts')
    const given = await askPasskey({ autofill })
    if (given) enter(await signIn({ type: 'passkey', ...given }))
  }
  async function press() {
    setBusy(true)
    setProblem(undefined)
    try {
      await signInWith(false)
    } catch (error) {
      setProblem(refusalText(error))
    }
    setBusy(false)
  }
  return { busy, problem, setProblem, press, signInWith }
}

/** While the username field is there, browsers that can offer passkeys in it. */
export function usePasskeyAutofill({ signInWith, setProblem }: PasskeyLogin): void {
  const refusalText = useRefusalText()
  const offer = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    offer.current = async () => {
      try {
        await signInWith(true)
      } catch (error) {
        setProblem(refusalText(error))
      }
    }
  })
  useEffect(() => {
    if (!hasPasskeys()) return undefined
    let gone = false
    let stop: (() => void) | undefined
    // In the background: without it, the button and the password are still there.
    void import('../../session/passkey/ask-passkey.ts').then(
      async ({ canAutofill, stopAsking }) => {
        if (gone || !(await canAutofill())) return
        stop = stopAsking
        if (!gone) await offer.current?.()
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [])
}
