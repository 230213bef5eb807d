import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogueParts } from './catalogue-parts.ts'
import { devRender } from './dev-render.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** The player's site: `vite build` makes the browser's files, `vite build --ssr` the server's renderer. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  base: '/m/',
  plugins: [devRender(), react(), lingui({ cwd: root }), catalogueParts(root)],
  // The renderer is one file with React inside it, in its production form whatever the server's environment.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? { copyPublicDir: false, target: 'node24' }
    : {
        outDir: 'dist/client',
        manifest: true,
        // All styles are smaller than the requests that pieces would cost.
        cssCodeSplit: false,
        rollupOptions: { input: `${root}src/entry-client.tsx` },
        // Hydration imports the modules that the document preloads; no inline helper is needed for old browsers.
        modulePreload: { polyfill: false },
        cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
        assetsInlineLimit: 0,
      },
}))
