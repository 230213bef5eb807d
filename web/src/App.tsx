import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { Boot } from './boot.ts'
import { BootContext } from './site.ts'
import type { SiteHistory } from './history.ts'
import { HistoryContext } from './navigation.ts'
import { Shell } from './shell/Shell.tsx'
import { LanguageContext } from './language.ts'

type Props = {
  boot: Boot
  history: SiteHistory
  queries: QueryClient
  i18n: I18n
  language: string
}

/** The whole site: the server renders it once, the browser takes it over. */
export function App({ boot, history, queries, i18n, language }: Props) {
  return (
    <BootContext value={boot}>
      <QueryClientProvider client={queries}>
        <LanguageContext value={language}>
          <I18nProvider i18n={i18n}>
            <HistoryContext value={history}>
              <Shell />
            </HistoryContext>
          </I18nProvider>
        </LanguageContext>
      </QueryClientProvider>
    </BootContext>
  )
}
