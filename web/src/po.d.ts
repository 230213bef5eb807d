declare module '*.po' {
  import type { CompiledMessage } from '@lingui/core'

  export const messages: Record<string, CompiledMessage>
}
/** A part of a catalogue: see catalogue-parts.ts. */
declare module '*?lingui' {
  import type { CompiledMessage } from '@lingui/core'

  export const messages: Record<string, CompiledMessage>
}
