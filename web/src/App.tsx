import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Boot } from './boot.ts'
import { giveLaterWords, languages, loadLanguage } from './i18n.ts'
import { BootContext } from './site.ts'
import type { SiteHistory } from './history.ts'
import { HistoryContext } from './navigation.ts'
import { Shell } from './shell/Shell.tsx'
import { LanguageContext, onLanguageChange } from './language.ts'

type Props = {
  boot: Boot
  history: SiteHistory
  queries: QueryClient
  i18n: I18n
  language: string
}

/** The whole site: the server renders it once, the browser takes it over. */
export function App({ boot, history, queries, ...first }: Props) {
  const { i18n, language } = useLanguageNow(first)
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

type Spoken = { i18n: I18n; language: string }

/** The language of the document, then the one that was chosen since; the page speaks it without loading anew. */
function useLanguageNow(first: Spoken): Spoken {
  const [now, setNow] = useState(first)
  useEffect(
    () =>
      onLanguageChange(async (language) => {
        const i18n = await loadLanguage(language)
        const { tag = 'en', dir = 'ltr' } = languages[language] ?? {}
        Object.assign(document.documentElement, { lang: tag, dir })
        setNow({ i18n, language })
      }),
    [],
  )
  useEffect(() => giveLaterWords(now.i18n, now.language), [now])
  return now
}
