import { Segmented } from '@suerte/ui/Segmented.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { useEffect, useState } from 'react'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { keptRecipient } from '../../session/sent-code/kept-code.ts'
import { AlonePage } from '../../shell/AlonePage.tsx'
import { useStatus } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { loginOffers, type LoginMethod } from './login-offers.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SmsLogin } from './SmsLogin.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { usePasskeyLogin } from './use-passkey-login.ts'
import { UsernameLogin } from './UsernameLogin.tsx'
import { useSocialReturn } from './use-social-return.ts'
import styles from './Login.module.css'

const TABS = 'login'

/** Every way in: username or SMS, a passkey, and the social logins that the operator set up. */
export function Login() {
  const t = useT()
  const offers = loginOffers(useStatus().info)
  const [chosen, setChosen] = useState<LoginMethod>('username')
  const method = offers.sms ? chosen : 'username'
  // The picture stays asked for while somebody looks at the other tab.
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const passkey = usePasskeyLogin()
  const social = useSocialReturn()
  useEffect(() => {
    // A code that is on its way is waited for where it was asked for. Only the browser's storage knows.
    // oxlint-disable-next-line react/set-state-in-effect
    if (keptRecipient('login')) setChosen('sms')
  }, [])

  return (
    <AlonePage title={t('login.heading')}>
      {offers.sms && (
        <Segmented
          fill
          kind="tabs"
          idBase={TABS}
          label={t('login.method')}
          value={method}
          onChange={setChosen}
          options={[
            { value: 'username', label: t('login.byUsername') },
            { value: 'sms', label: t('login.bySms') },
          ]}
        />
      )}
      <div
        className="stack"
        {...(offers.sms && {
          role: 'tabpanel',
          id: `${TABS}-panel-${method}`,
          'aria-labelledby': `${TABS}-tab-${method}`,
        })}
      >
        {method === 'sms' ? (
          <SmsLogin />
        ) : (
          <UsernameLogin
            captchaAsked={captchaAsked}
            onCaptchaAsked={() => setCaptchaAsked(true)}
            passkey={passkey}
            {...(offers.sms && { onSms: () => setChosen('sms') })}
          />
        )}
        <FormProblem text={social.problem} />
      </div>
      <div className={styles.others}>
        <PasskeyButton passkey={passkey} />
        {method === 'username' && offers.firebase && (
          <SocialButtons firebase={offers.firebase} channels={offers.social} />
        )}
      </div>
      <nav className={styles.links} aria-label={t('login.links')}>
        <SiteLink to={paths.register} className={buttonClass({ tone: 'quiet', size: 44 })}>
          {t('login.toRegister')}
        </SiteLink>
        <SiteLink to={paths.forget} className={buttonClass({ tone: 'quiet', size: 44 })}>
          {t('login.toForget')}
        </SiteLink>
      </nav>
    </AlonePage>
  )
}
