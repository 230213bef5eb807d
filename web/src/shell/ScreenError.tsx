import { ErrorState } from '@suerte/ui/ErrorState.tsx'
import { useT } from '../i18n.ts'

/** A screen broke, or its code did not arrive: loading anew mends both. */
export function ScreenError() {
  const t = useT()
  return (
    <ErrorState
      title={t('shell.screenError')}
      retryLabel={t('common.retry')}
      onRetry={() => location.reload()}
    >
      {t('shell.screenErrorText')}
    </ErrorState>
  )
}
