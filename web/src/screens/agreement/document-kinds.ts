import type { DocumentKind } from '../../queries.ts'

export const documentKinds = ['terms', 'privacy', 'funds'] as const satisfies DocumentKind[]

/** The document of an address; the terms when it names none that there is. */
export function documentKind(text: string | undefined): DocumentKind {
  return documentKinds.find((kind) => kind === text) ?? 'terms'
}
