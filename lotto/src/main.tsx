import { watchActivity } from '@suerte/contract/activity.ts'
import '@suerte/ui/base.css'
import { ToastHost } from '@suerte/ui/ToastHost.tsx'
import { createRoot } from 'react-dom/client'
import { FrameGate } from './frame/FrameGate.tsx'
import { readAddress } from './frame/address.ts'
import { addBrandStyle, followTheme } from './frame/surroundings.ts'
import { t } from './i18n.ts'

const address = readAddress(new URL(location.href))
followTheme()
watchActivity(window)
addBrandStyle(address?.css ?? '')

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ToastHost label={t('toast.label')} dismissLabel={t('common.dismiss')}>
      <FrameGate address={address} />
    </ToastHost>,
  )
}
