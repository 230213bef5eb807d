import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { t } from '../i18n.ts'

export function LoadingScreen() {
  return <Skeleton shape="line" count={6} label={t('common.loading')} />
}
