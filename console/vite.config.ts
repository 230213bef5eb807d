import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['SUERTE_ORIGIN'] ?? 'http://127.0.0.1:3000'

/** The operators' desk; the server hands out `index.html` for every address below the base. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), lingui({ cwd: import.meta.dirname })],
  build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'], assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    port: 5175,
    proxy: { '/wps': server, '/lgw': server, '/relay': { target: server, ws: true } },
  },
})
