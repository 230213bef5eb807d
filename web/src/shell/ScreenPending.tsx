import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { useT } from '../i18n.ts'

export function ScreenPending() {
  const t = useT()
  return <Skeleton shape="card" count={3} label={t('common.loading')} />
}
