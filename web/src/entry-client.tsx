import '@suerte/ui/base.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readBoot } from './boot.ts'
import { DEFAULT_LANGUAGE } from './constants.ts'
import { loadLanguage } from './i18n.ts'
import { createQueries } from './queries.ts'
import { browserHistory } from './history.ts'
import { screenOf } from './screens.ts'
import { watchActivity } from '@suerte/contract/activity.ts'
import { loadScreen } from './shell/screen-code.ts'

async function start(root: HTMLElement) {
  const boot = readBoot()
  const history = browserHistory()
  const language = root.dataset['language'] ?? DEFAULT_LANGUAGE
  // Taking over begins when the screen's code is here: nothing of the page is drawn twice.
  await loadScreen(screenOf(location.pathname))
  const i18n = await loadLanguage(language)
  const queries = createQueries(boot)
  startTransition(() => {
    hydrateRoot(root, <App {...{ boot, history, queries, i18n, language }} />)
  })
}

const root = document.querySelector<HTMLElement>('#root')
watchActivity(window)
if (root) void start(root)
