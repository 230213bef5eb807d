import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { useState } from 'react'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { useRefusalText } from '../../refusal-text.ts'
import { useSession } from '../../session/session-store.ts'
import { useEnter } from '../../session/use-enter.ts'
import { useStatus } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'

/** One tap to an account with trial money. */
export function Trial() {
  const t = useT()
  const enter = useEnter()
  const session = useSession()
  const refusalText = useRefusalText()
  const { whitelabel, trialIdleHours } = useStatus().info
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function start() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { customerType, ...trial } = await send('POST /wps/account/trial', { body: {} })
      enter({ ...trial, type: customerType, firstTimeLogin: false })
    } catch (error) {
      setProblem(refusalText(error))
      setBusy(false)
    }
  }

  if (whitelabel['TRIAL3'] === false)
    return <EmptyState title={t('refusal.feature_off')} motif="moon" />
  return (
    <div className="stack">
      {problem && <Banner tone="error">{problem}</Banner>}
      <EmptyState
        title={t('trial.heading')}
        motif="marigold"
        action={
          session ? (
            <SiteLink to={paths.home} className={buttonClass({ tone: 'primary' })}>
              {t('trial.signedIn')}
            </SiteLink>
          ) : (
            <div className="stack tight">
              <Button tone="primary" loading={busy} onClick={() => void start()}>
                {t('trial.start')}
              </Button>
              <SiteLink to={paths.register} className={buttonClass({ tone: 'quiet' })}>
                {t('trialPrompt.register')}
              </SiteLink>
            </div>
          )
        }
      >
        {t('trial.text')} {t('trial.removed', { hours: trialIdleHours })}
      </EmptyState>
    </div>
  )
}
