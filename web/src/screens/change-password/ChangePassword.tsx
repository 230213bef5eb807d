import { buttonClass } from '@suerte/ui/button-class.ts'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { memberQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { recallLogin } from '../../session/remembered-login.ts'
import { useSession } from '../../session/session-store.ts'
import { AlonePage } from '../../shell/AlonePage.tsx'
import { SiteLink } from '../../SiteLink.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** The password of this device's record, when it is this member's; undefined while that is not known. */
function useRemembered(userName: string): { password: string | undefined } | undefined {
  const [found, setFound] = useState<{ password: string | undefined }>()
  useEffect(() => {
    let gone = false
    void recallLogin().then((known) => {
      const own = known?.username.toLowerCase() === userName.toLowerCase()
      if (!gone) setFound({ password: own ? known?.password : undefined })
    })
    return () => {
      gone = true
    }
  }, [userName])
  return found
}

/** Changes the password, or sets the first one of an account that came in another way. */
export function ChangePassword() {
  const t = useT()
  const userName = useSession()?.userName ?? ''
  const remembered = useRemembered(userName)
  const member = useQuery(memberQuery)
  return (
    <AlonePage title={t('changePassword.heading')}>
      {remembered ? (
        <QueryView query={member} shape="line">
          {({ hasPassword }) => (
            <ChangePasswordForm {...{ userName, hasPassword }} remembered={remembered.password} />
          )}
        </QueryView>
      ) : (
        <Skeleton shape="line" count={3} label={t('common.loading')} />
      )}
      <SiteLink to={paths.member} className={buttonClass({ tone: 'quiet', block: true })}>
        {t('common.cancel')}
      </SiteLink>
    </AlonePage>
  )
}
