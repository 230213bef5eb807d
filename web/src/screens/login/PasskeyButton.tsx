import { Button } from '@suerte/ui/Button.tsx'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { hasPasskeys } from '../../session/passkey/has-passkeys.ts'
import { useAlive } from '../../use-alive.ts'
import type { PasskeyLogin } from './use-passkey-login.ts'

/** Nearly every browser knows passkeys: the button is there from the start, and goes where one does not. */
export function PasskeyButton({ passkey }: { passkey: PasskeyLogin }) {
  const t = useT()
  const alive = useAlive()
  if (alive && !hasPasskeys()) return null
  return (
    <>
      <Button block icon="key" loading={passkey.busy} onClick={() => void passkey.press()}>
        {t('login.passkey')}
      </Button>
      <FormProblem text={passkey.problem} />
    </>
  )
}
