import { Banner } from '@suerte/ui/Banner.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Link } from '@tanstack/react-router'
import { t } from '../i18n.ts'

/** What it means that nothing is really sent. */
export function OutboxNote() {
  return (
    <Banner
      tone="info"
      title={t('providers.outboxTitle')}
      action={
        <Link to="/outbox" search={{}} className={buttonClass({ size: 44 })}>
          {t('providers.toOutbox')}
        </Link>
      }
    >
      {t('providers.outboxText')}
    </Banner>
  )
}
