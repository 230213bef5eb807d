type NamedCall = readonly [key: string, call: { name: string }]
type TextFile = { path: string; text: string }

/** Calls of the contract that no server file handles. */
export function callsWithoutHandler(calls: readonly NamedCall[], server: TextFile[]): string[] {
  return calls
    .filter(([key]) => !server.some(({ text }) => text.includes(`'${key}'`)))
    .map(([key, { name }]) => `${name} (${key}) has no handler: add it to its module's routes.ts`)
}

/** Calls of the contract that no test mentions by name or path. */
export function callsWithoutTest(calls: readonly NamedCall[], tests: TextFile[]): string[] {
  return calls
    .filter(([key, { name }]) => {
      const mention = new RegExp(`\\b${name}\\b`)
      return !tests.some(({ text }) => mention.test(text) || text.includes(key))
    })
    .map(
      ([key, { name }]) => `${name} (${key}) is mentioned by no test: add one beside its use case`,
    )
}

/** Names that two calls share. */
export function sharedNames(calls: readonly NamedCall[]): string[] {
  const names = calls.map(([, { name }]) => name)
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => `${name} names two calls`)
}

/** Refusals that no test reaches: a way of saying no that nobody has seen. */
export function refusalsWithoutTest(codes: string[], tests: TextFile[]): string[] {
  return codes
    .filter((code) => !tests.some(({ text }) => new RegExp(`['"\`.]${code}['"\`]`).test(text)))
    .map((code) => `${code} is reached by no test: add one that gets it through a call or a screen`)
}

/** Refusal codes that the catalogue page leaves out, and codes that it has too many. */
export function refusalsOutOfStep(codes: string[], page: string): string[] {
  const listed = [...page.matchAll(/^\|\s*`([a-z_]+)`/gm)].map(([, code]) => code ?? '')
  const missing = codes.filter((code) => !listed.includes(code))
  const unknown = listed.filter((code) => !codes.includes(code))
  return [
    ...missing.map((code) => `docs/refusals.md lacks a row that begins with | \`${code}\``),
    ...unknown.map((code) => `docs/refusals.md has \`${code}\`, which is no refusal`),
  ]
}
