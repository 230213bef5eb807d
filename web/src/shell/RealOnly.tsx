import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { TRIAL_TYPE } from '../constants.ts'
import { useT } from '../i18n.ts'
import { useNavigation } from '../navigation.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session-store.ts'
import { useLogout } from '../session/use-logout.ts'
import { SiteLink } from '../SiteLink.tsx'

/** What an account sees where it may not go: a trial can register or turn back, others turn back. */
export function RealOnly() {
  const t = useT()
  const trial = useSession()?.type === TRIAL_TYPE
  const { back } = useNavigation()
  const { busy, logout } = useLogout()
  return (
    <EmptyState
      title={t(trial ? 'trialPrompt.title' : 'realOnly.title')}
      motif="marigold"
      action={
        <div className="stack tight">
          {trial && (
            <SiteLink to={paths.register} className={buttonClass({ tone: 'primary', block: true })}>
              {t('trialPrompt.register')}
            </SiteLink>
          )}
          <Button block onClick={back}>
            {t(trial ? 'common.cancel' : 'shell.back')}
          </Button>
          {trial && (
            <Button tone="quiet" loading={busy} onClick={() => void logout()}>
              {t('realOnly.leave')}
            </Button>
          )}
        </div>
      }
    >
      {t('refusal.free_reject')}
    </EmptyState>
  )
}
