import { watchActivity } from '@suerte/contract/activity.ts'
import '@suerte/ui/base.css'
import { ToastHost } from '@suerte/ui/ToastHost.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { speakKept, t } from './i18n.ts'
import { router } from './router.tsx'
import { queryClient } from './session/calls.ts'
import { applyKeptTheme } from './theme.ts'

applyKeptTheme()
speakKept()
watchActivity(window)

const place = document.querySelector('#app')
if (!place) throw new Error('index.html has no #app')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ToastHost label={t('common.messages')} dismissLabel={t('common.dismiss')}>
        <RouterProvider router={router} />
      </ToastHost>
    </QueryClientProvider>
  </StrictMode>,
)
