import { Banner } from '@suerte/ui/Banner.tsx'
import { useT } from '../../../i18n.ts'
import { paths } from '../../../paths.ts'
import { SiteLink } from '../../../SiteLink.tsx'
import type { Member } from './member-rows.ts'

/** Says on top that the account is on its way out, and where the rest is told. */
export function ClosingNote({ member }: { member: Member }) {
  const t = useT()
  if (!member.closing) return null
  return (
    <Banner
      tone="warn"
      title={t('closeAccount.closing')}
      action={<SiteLink to={paths.closeAccount}>{t('closeAccount.more')}</SiteLink>}
    >
      {t('closeAccount.closingShort')}
    </Banner>
  )
}
