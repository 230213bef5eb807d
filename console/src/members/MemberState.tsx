import { Tag } from '@suerte/ui/Tag.tsx'
import { t } from '../i18n.ts'

type Props = { member: { disabled: boolean; closing: '' | 'closing' | 'closed' } }

/** Whether an account is open; one that was disabled says that first. */
export function MemberState({ member: { disabled, closing } }: Props) {
  if (disabled) return <Tag tone="danger">{t('member.disabled')}</Tag>
  if (closing === '') return <Tag tone="up">{t('member.active')}</Tag>
  return <Tag tone={closing === 'closing' ? 'warn' : 'neutral'}>{t(`member.${closing}`)}</Tag>
}
