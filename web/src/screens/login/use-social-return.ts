import { CallError } from '@suerte/contract/client.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { useRefusalText } from '../../refusal-text.ts'
import { carrySocial, takeSocialReturn } from '../../session/social/social-return.ts'
import { useEnter } from '../../session/use-enter.ts'
import { useSignIn } from '../../session/use-sign-in.ts'
import { useStatus } from '../../site.ts'

type Return = NonNullable<ReturnType<typeof takeSocialReturn>>

/** When a provider brought somebody back to this page: in, or on to the registration, which links the two. */
export function useSocialReturn(): { problem: string | undefined } {
  const signIn = useSignIn()
  const enter = useEnter()
  const { replace } = useNavigation()
  const { firebase } = useStatus().info
  const refusalText = useRefusalText()
  const [problem, setProblem] = useState<string>()

  async function finish(back: Return) {
    if (!firebase) throw new CallError('feature_off')
    const { finishSocial } = await import('../../session/social/social-login.ts')
    const token = await finishSocial(firebase, back)
    const { firebaseChannel, firebaseIdToken } = token
    try {
      enter(await signIn({ type: 'firebase', firebaseChannel, firebaseIdToken }))
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'social_unknown')) throw error
      carrySocial(token)
      replace(paths.register)
    }
  }
  const run = useRef(finish)
  useEffect(() => {
    run.current = finish
  })
  useEffect(() => {
    const back = takeSocialReturn()
    if (back) run.current(back).catch((error: unknown) => setProblem(refusalText(error)))
    // Once: what it takes is gone afterwards.
  }, [refusalText])
  return { problem }
}
