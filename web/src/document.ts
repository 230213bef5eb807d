import { faviconSvg } from '@suerte/ui/logo-svg.ts'
import { embeddable, type Boot } from './boot.ts'
import { storageKeys } from './constants.ts'

type Chunk = {
  file: string
  src?: string
  imports?: string[]
  isEntry?: boolean
}
export type Manifest = Record<string, Chunk>

type Page = {
  content: string
  boot: Boot
  nonce: string
  manifest: Manifest
  styleText: string
  language: string
  screenId: string
  tag: string
  dir: string
  title: string
  description: string | undefined
  canonical: string
}

const ENTRY = 'src/entry-client.tsx'
const FIRST_SCREEN = 'home'
/** The words of all other screens: see i18n.ts. */
const LATER_WORDS = 'src/locales/en.po?later?lingui'
const BASE = '/m/'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Before the first paint: the chosen theme. */
const themeScript = `try{var t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/**
 * Forms are sent by our scripts only: until these are here, sending one must not write what was typed,
 * a password perhaps, into an address. It is marked, and sent as soon as the page is taken over.
 */
const formScript = `addEventListener('submit',(e)=>{e.preventDefault();if(document.documentElement.dataset.alive===undefined)e.target.dataset.early=''},true)`

/**
 * The page is there before its scripts: they are asked for after the first paint, all at once, so that on a
 * slow line they do not share it with the document. A page in the background does not wait for a paint.
 */
function startScript(entry: string, scripts: string[]): string {
  const files = JSON.stringify(scripts.map((file) => BASE + file))
  const go = `for(const h of ${files}){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}import('${BASE}${entry}')`
  return `{const go=()=>{${go}};document.hidden?go():requestAnimationFrame(()=>setTimeout(go))}`
}

/** The scripts that the first screen needs: the entry and its own chunk, with all they import, and its words. */
export function filesFor(manifest: Manifest, screenId: string) {
  const screenKey = Object.keys(manifest).find((key) => {
    const [, folder = ''] = /^src\/screens\/([\w-]+)\/[A-Z]\w*\.tsx$/.exec(key) ?? []
    return folder !== '' && key.toLowerCase().endsWith(`/${screenId.toLowerCase()}.tsx`)
  })
  const scripts = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(ENTRY)
  if (screenKey) visit(screenKey)
  if (screenId !== FIRST_SCREEN) visit(LATER_WORDS)
  return { entry: manifest[ENTRY]?.file ?? '', scripts: [...scripts] }
}

export function writeDocument(page: Page): string {
  const { entry, scripts } = filesFor(page.manifest, page.screenId)
  const { nonce } = page
  const icon = `data:image/svg+xml,${encodeURIComponent(faviconSvg())}`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escaped(page.title)}</title>`,
    page.description
      ? `<meta name="description" content="${escaped(page.description)}"><link rel="canonical" href="${escaped(page.canonical)}">`
      : '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#1b1030">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${escaped(icon)}">`,
    `<style>${page.styleText}</style>`,
    `<script nonce="${nonce}">${themeScript};${formScript}</script>`,
  ]
  const body = [
    `<div id="root" data-language="${escaped(page.language)}">${page.content}</div>`,
    `<script type="application/json" id="boot" nonce="${nonce}">${embeddable(page.boot)}</script>`,
    `<script nonce="${nonce}">${startScript(entry, scripts)}</script>`,
  ]
  return `<!doctype html><html lang="${page.tag}" dir="${page.dir}"><head>${head.join('')}</head><body>${body.join('')}</body></html>`
}
