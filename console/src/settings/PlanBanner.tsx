import { registerPlan } from '@suerte/domain/identity/register-form.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { t } from '../i18n.ts'

/** What the flags of registration come to, in a sentence. */
export function PlanBanner({ flags }: { flags: Readonly<Record<string, boolean>> }) {
  const { ways, codeNeeded, mobilePassword } = registerPlan(flags)
  if (ways.length === 0) return <Banner tone="warn">{t('plan.closed')}</Banner>
  const mobile = ways.includes('mobileNum')
  return (
    <Banner tone="info">
      {ways.length === 2 ? t('plan.both') : mobile ? t('plan.mobileNum') : t('plan.username')}
      {mobile && ` ${codeNeeded ? t('plan.code') : t('plan.noCode')}`}
      {mobile && ` ${mobilePassword ? t('plan.password') : t('plan.noPassword')}`}
    </Banner>
  )
}
