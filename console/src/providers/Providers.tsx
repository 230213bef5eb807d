import { useQuery } from '@tanstack/react-query'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { Screen } from '../screens/Screen.tsx'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { ProvidersForm } from './ProvidersForm.tsx'

/** Who sends messages, and who vouches for social logins. */
export function Providers() {
  const may = useMay()
  const query = useQuery({
    queryKey: ['providers'],
    queryFn: ({ signal }) => send('GET /relay/console/providers', { signal }),
    enabled: may('GET /relay/console/providers'),
    // What somebody is typing must not be replaced under their hands.
    refetchOnWindowFocus: false,
  })
  return (
    <Screen title={t('nav.providers')} needs="GET /relay/console/providers">
      <Answer query={query} lines={10}>
        {({ providers }) => <ProvidersForm kept={providers} />}
      </Answer>
    </Screen>
  )
}
