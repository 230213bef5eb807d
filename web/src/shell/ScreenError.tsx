import { ErrorState } from '@suerte/ui/ErrorState.tsx'
import { useT } from '../i18n.ts'
import { paths } from '../paths.ts'
import { SiteLink } from '../SiteLink.tsx'

/** A screen broke, or its code did not arrive: loading anew mends both. */
export function ScreenError() {
  const t = useT()
  return (
    <ErrorState
      title={t('shell.screenError')}
      retryLabel={t('common.retry')}
      onRetry={() => location.reload()}
    >
      <p>{t('shell.screenErrorText')}</p>
      {/* A screen that stands alone has no other way back. */}
      <SiteLink to={paths.home}>{t('shell.backHome')}</SiteLink>
    </ErrorState>
  )
}
