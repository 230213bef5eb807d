import { useQuery } from '@tanstack/react-query'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { Screen } from '../screens/Screen.tsx'
import { send } from '../session/calls.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** Settings of the site, in force at once. */
export function Settings() {
  const query = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => send('GET /relay/console/settings', { signal }),
    // What somebody is typing must not be replaced under their hands.
    refetchOnWindowFocus: false,
  })
  return (
    <Screen title={t('nav.settings')} needs="GET /relay/console/settings">
      <Answer query={query} lines={10}>
        {({ settings }) => <SettingsForm kept={settings} />}
      </Answer>
    </Screen>
  )
}
