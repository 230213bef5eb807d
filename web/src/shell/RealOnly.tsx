import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { useT } from '../i18n.ts'
import { paths } from '../paths.ts'
import { useLogout } from '../session/use-logout.ts'
import { SiteLink } from '../SiteLink.tsx'

/** What a trial account sees where real money is. */
export function RealOnly() {
  const t = useT()
  const { busy, logout } = useLogout()
  return (
    <EmptyState
      title={t('realOnly.title')}
      motif="marigold"
      action={
        <div className="stack tight">
          <SiteLink to={paths.register} className={buttonClass({ tone: 'primary', block: true })}>
            {t('trialPrompt.register')}
          </SiteLink>
          <Button tone="quiet" loading={busy} onClick={() => void logout()}>
            {t('realOnly.leave')}
          </Button>
        </div>
      }
    >
      {t('refusal.free_reject')}
    </EmptyState>
  )
}
