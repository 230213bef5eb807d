import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { useMutation } from '@tanstack/react-query'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'
import { send } from './calls.ts'
import { hasPasskeys } from './has-passkeys.ts'
import type { OperatorSession } from './kept-session.ts'
import styles from './PasskeyLogin.module.css'

type Props = { onSession: (session: OperatorSession) => void }

/** Signs in with a passkey: the device checks who holds it, so it is both factors. */
export function PasskeyLogin({ onSession }: Props) {
  const login = useMutation({
    mutationFn: async () => {
      const [{ showPasskey }, { ceremonyId, options }] = await Promise.all([
        import('./passkeys.ts'),
        send('POST /relay/console/passkey', { body: {} }),
      ])
      const answer = await showPasskey(options)
      if (!answer) return undefined
      return send('POST /relay/console/login/passkey', { body: { ceremonyId, answer } })
    },
    onSuccess: (session) => session && onSession(session),
  })
  if (!hasPasskeys()) return null
  return (
    <div className="stack">
      <p className={styles.or}>{t('login.or')}</p>
      {login.isError && <Banner tone="error">{refusalText(login.error)}</Banner>}
      <Button block icon="key" loading={login.isPending} onClick={() => login.mutate()}>
        {t('login.passkey')}
      </Button>
    </div>
  )
}
