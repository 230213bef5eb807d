import { defineConfig } from '@lingui/cli'

export default defineConfig({
  locales: ['en'],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
})
