declare module '*.po' {
  import type { CompiledMessage } from '@lingui/core'

  export const messages: Record<string, CompiledMessage>
}
