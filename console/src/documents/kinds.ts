/** The documents that members agree to; a test holds them against the contract. */
export const documentKinds = ['terms', 'privacy', 'funds'] as const
export type DocumentKind = (typeof documentKinds)[number]
