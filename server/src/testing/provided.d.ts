// what tools/test-postgres.ts provides to tests
import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    templateDatabase: string
  }
}
