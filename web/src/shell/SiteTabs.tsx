import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { TabBar } from '@suerte/ui/TabBar.tsx'
import { useState } from 'react'
import { useT } from '../i18n.ts'
import { useNavigation } from '../navigation.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session-store.ts'
import { SiteLink } from '../SiteLink.tsx'
import { membersTab, shownTabs } from './site-tabs.ts'

export function SiteTabs({ screenId }: { screenId: string }) {
  const t = useT()
  const type = useSession()?.type
  const { go } = useNavigation()
  const [asking, setAsking] = useState(false)
  const toMembers = membersTab(type)
  return (
    <>
      <TabBar
        label={t('tabs.label')}
        items={shownTabs().map((tab) => ({
          id: tab.id,
          label: t(tab.label),
          icon: tab.icon,
          current: tab.id === screenId,
          renderLink: (link) => {
            if (tab.id !== 'member') return <SiteLink to={tab.path} {...link} />
            if (toMembers !== 'prompt') return <SiteLink to={toMembers} {...link} />
            return (
              <SiteLink
                {...link}
                to={paths.register}
                onClick={(event) => {
                  event.preventDefault()
                  setAsking(true)
                }}
              />
            )
          },
        }))}
      />
      <ConfirmDialog
        open={asking}
        title={t('trialPrompt.title')}
        confirmLabel={t('trialPrompt.register')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => {
          setAsking(false)
          go(paths.register)
        }}
        onCancel={() => setAsking(false)}
      >
        {t('refusal.free_reject')}
      </ConfirmDialog>
    </>
  )
}
