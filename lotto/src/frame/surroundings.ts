import { parentPage } from './parent.ts'

/** Takes over light or dark from the page around the frame, and follows it. */
export function followTheme(): void {
  const parent = parentPage()
  if (!parent) return
  const copy = () => {
    const theme = parent.dataset['theme']
    if (theme) document.documentElement.dataset['theme'] = theme
    else delete document.documentElement.dataset['theme']
  }
  copy()
  new MutationObserver(copy).observe(parent, { attributeFilter: ['data-theme'] })
}

/** The language asked for in the address, else the one chosen on the site, else that of the page around. */
export function wantedLanguage(inAddress: string): string {
  const chosen = /(?:^|; )lang=([A-Za-z-]+)/.exec(document.cookie)?.[1]
  return inAddress || chosen || (parentPage()?.lang ?? '')
}

/** The operator's own stylesheet; its name was checked with the address. */
export function addBrandStyle(name: string): void {
  if (name === '') return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `/m/brand/${name}`
  document.head.append(link)
}
