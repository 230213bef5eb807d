import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The workshop: every primitive in every state. `vite --config ui/vite.config.ts` */
export default defineConfig(({ mode }) => ({
  // Tests stand beside the sources, outside the workshop.
  ...(mode === 'test' ? {} : { root: new URL('./workshop', import.meta.url).pathname }),
  base: './',
  plugins: [react()],
  server: { host: '127.0.0.1', port: 6006 },
  build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
}))
