import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { bootFor, type Boot } from './boot.ts'
import { writeDocument, type Manifest } from './document.ts'
import { languages, loadLanguage, pickLanguage } from './i18n.ts'
import { paths } from './paths.ts'
import { createQueries } from './queries.ts'
import { fixedHistory } from './history.ts'
import { loadScreen } from './shell/screen-code.ts'
import { screenOf } from './screens.ts'

type Input = {
  url: string
  boot: Boot
  /** `.vite/manifest.json` of the browser's build. */
  manifest: Manifest
  nonce: string
  /** Content of the one style sheet: inside the document it saves the first paint a round trip. */
  styleText: string
  /** The language that the visitor chose. */
  lang?: string
}

const httpStatus: Record<number, number> = { 0: 200, 1: 503, 2: 451 }

/** The first screen of any address under /m as a whole document; the browser goes on from it. */
export async function render({ url, manifest, nonce, styleText, lang, ...input }: Input) {
  const boot = bootFor(input.boot)
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const wanted = searchParams.get('lang') ?? lang
  const language = pickLanguage(wanted, boot.status.info.languages)
  const screen = screenOf(pathname)
  const history = fixedHistory(url)
  await loadScreen(screen)
  const i18n = await loadLanguage(language)
  const queries = createQueries(boot)
  const content = renderToString(<App {...{ boot, history, queries, i18n, language }} />)
  queries.clear()
  const { brand, mainDomain } = boot.status.info
  const html = writeDocument({
    content,
    boot,
    nonce,
    manifest,
    styleText,
    language,
    screenId: screen.id,
    tag: languages[language]?.tag ?? 'en',
    dir: languages[language]?.dir ?? 'ltr',
    title: i18n._('site.documentTitle', { title: i18n._(screen.title), brand }),
    description: screen.description ? i18n._(screen.description, { brand }) : undefined,
    canonical: `${mainDomain}${screen.id === 'home' ? paths.home : screen.paths[0]}`,
  })
  return { html, status: httpStatus[boot.status.status] ?? 200 }
}
