import { registerPlan } from '@suerte/domain/identity/register-form.ts'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { AlonePage } from '../../shell/AlonePage.tsx'
import { useStatus } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** Opens an account, in the ways that the operator's flags open. */
export function Register() {
  const t = useT()
  const plan = registerPlan(useStatus().info.whitelabel)
  return (
    <AlonePage title={t('register.heading')}>
      {plan.ways.length === 0 ? (
        <EmptyState title={t('refusal.feature_off')} motif="moon" />
      ) : (
        <RegisterForm plan={plan} />
      )}
      <SiteLink to={paths.login} className={buttonClass({ tone: 'quiet', block: true })}>
        {t('register.toLogin')}
      </SiteLink>
    </AlonePage>
  )
}
