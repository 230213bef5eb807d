import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n.ts'

export function UnknownScreen() {
  return (
    <EmptyState
      title={t('unknown.title')}
      motif="moon"
      action={
        <Link to="/" className={buttonClass({ tone: 'primary' })}>
          {t('unknown.home')}
        </Link>
      }
    />
  )
}
