import { ErrorState } from '@suerte/ui/ErrorState.tsx'
import { t } from '../i18n.ts'

/** A screen that could not be drawn, e.g. because its file did not arrive. */
export function BrokenScreen() {
  return (
    <ErrorState
      title={t('broken.title')}
      retryLabel={t('broken.reload')}
      onRetry={() => location.reload()}
    >
      {t('broken.text')}
    </ErrorState>
  )
}
