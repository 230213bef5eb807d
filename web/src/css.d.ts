import 'react'

declare module 'react' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
