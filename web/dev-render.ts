import type { IncomingMessage } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

/** While developing, the calls are found at the site's own address: the dev server passes them on. */
async function bootFrom(origin: string): Promise<unknown> {
  const ask = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: is the server up?`)
    // Replies of the contract are objects.
    return (await answer.json()) as Record<string, unknown>
  }
  const [status, banners, announcements, jackpot, games] = await Promise.all([
    ask('/wps/system/status'),
    ask('/wps/content/banners'),
    ask('/wps/content/announcements'),
    ask('/wps/content/jackpot'),
    ask('/lgw/games/mobile'),
  ])
  return { status, jackpot, ...banners, ...announcements, ...games }
}

function wantsPage({ method, url = '', headers }: IncomingMessage): boolean {
  const html = headers.accept?.includes('text/html') === true
  return method === 'GET' && html && /^\/(m(\/|\?|$)|$)/.test(url)
}

async function renderPage(vite: ViteDevServer, request: IncomingMessage): Promise<string> {
  const url = request.url ?? '/m/home'
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx')
  // The module's own signature; vite does not know it.
  const draw = render as (input: object) => Promise<{ html: string }>
  const manifest = { 'src/entry-client.tsx': { file: 'src/entry-client.tsx' } }
  const boot = await bootFrom(`http://${request.headers.host}`)
  const { html } = await draw({ url, boot, manifest, nonce: '' })
  // Vite puts the base before every address of a page, ours have it: so it gets an empty page for its scripts.
  const empty = await vite.transformIndexHtml(url, '<html><head></head></html>')
  const [, scripts = ''] = /<head>([\s\S]*)<\/head>/.exec(empty) ?? []
  return html.replace('<head>', () => `<head>${scripts}`)
}

/** Pages of the dev server are rendered as the real server renders them. */
export function devRender(): Plugin {
  return {
    name: 'dev-render',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!wantsPage(request)) return next()
        return renderPage(vite, request).then(
          (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
          next,
        )
      })
    },
  }
}
