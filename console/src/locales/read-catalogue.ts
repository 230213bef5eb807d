/** Reads ids and texts of a .po catalogue; for the script and tests, the build compiles it itself. */
export function readCatalogue(source: string): Map<string, string> {
  const entries = new Map<string, string>()
  for (const match of source.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
    const [, id = '', text = ''] = match
    if (entries.has(id)) throw new Error(`${id} stands twice in the catalogue`)
    entries.set(id, text)
  }
  return entries
}

/** The source of `message-ids.ts`: the ids of the catalogue as a type. */
export function messageIdsSource(ids: Iterable<string>): string {
  return [
    '/** Written by `node console/src/locales/write-message-ids.ts` from en.po. */',
    'export type MessageId =',
    ...[...ids].sort().map((id) => `  | '${id}'`),
    '',
  ].join('\n')
}
