/** A catalogue as the build compiles it: message parts by id. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
