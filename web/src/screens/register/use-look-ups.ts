import { useEffect, useRef, useState } from 'react'
import { send } from '../../api.ts'
import { limits } from '../../constants.ts'
import { useT } from '../../i18n.ts'
import { latestOnly } from '../../latest-only.ts'

type Verdict = 'free' | 'taken' | 'fine' | 'unreachable'
type Looked = { text: string; verdict: Verdict | undefined }

async function lookUpUsername(username: string): Promise<Verdict> {
  const { available } = await send('GET /wps/account/username', { query: { username } })
  return available ? 'free' : 'taken'
}
async function lookUpEmail(email: string): Promise<Verdict> {
  const { valid } = await send('GET /wps/account/email', { query: { email } })
  return valid ? 'fine' : 'unreachable'
}

/** What the server says of a text that is well formed. Only a courtesy: it looks again when the form is sent. */
function useLookUp(text: string, well: boolean, lookUp: (text: string) => Promise<Verdict>) {
  const [looked, setLooked] = useState<Looked>()
  const looker = useRef<ReturnType<typeof latestOnly>>(undefined)
  useEffect(() => {
    looker.current ??= latestOnly(limits.typingPauseMs, async (asked) => {
      const verdict = await lookUp(asked).catch(() => undefined)
      setLooked({ text: asked, verdict })
    })
    if (well && text) looker.current.ask(text)
    else looker.current.cancel()
  }, [text, well, lookUp])
  useEffect(() => () => looker.current?.cancel(), [])
  return looked?.text === text && well ? looked.verdict : undefined
}

type Given = {
  username: string
  email: string
  wrong: Readonly<Record<string, unknown>>
  /** While the form is on its way, only its own answer is told. */
  sending: boolean
}

/** What is known of username and e-mail while they are typed: an error, or a kind word for who listens. */
export function useLookUps({ username, email, wrong, sending }: Given) {
  const t = useT()
  const name = useLookUp(username.trim().toLowerCase(), !wrong['username'], lookUpUsername)
  const address = useLookUp(email.trim(), !wrong['email'], lookUpEmail)
  if (sending) return { errors: {}, free: undefined }
  return {
    errors: {
      ...(name === 'taken' && { username: t('refusal.username_taken') }),
      ...(address === 'unreachable' && { email: t('register.emailUnreachable') }),
    } satisfies Record<string, string>,
    free: name === 'free' ? t('register.usernameFree') : undefined,
  }
}
