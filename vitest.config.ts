import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const NOT_OURS = ['**/node_modules/**', '**/dist/**']
/** Tests outside server/ that start PostgreSQL. */
const ON_POSTGRES = ['tools/postgres.test.ts']
const postgres = ['./tools/test-postgres.ts']

/** Rules and front-end logic: no server, no browser. */
function unit(name: string): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`${name}/**/*.test.{ts,tsx}`],
      exclude: [...NOT_OURS, ...ON_POSTGRES],
      // enumerating all draws takes long on a busy machine; nothing here asserts a time
      testTimeout: 60_000,
    },
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      ...['domain', 'contract', 'ui', 'web', 'lotto', 'console', 'tools', 'bench'].map(unit),
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', ...ON_POSTGRES],
          exclude: NOT_OURS,
          globalSetup: postgres,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: NOT_OURS,
          globalSetup: postgres,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
