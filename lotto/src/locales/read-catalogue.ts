/** Reads ids and texts of a .po catalogue; for scripts and tests, the build compiles it itself. */
export function readCatalogue(source: string): Map<string, string> {
  const entries = new Map<string, string>()
  for (const match of source.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) {
    const [, id = '', text = ''] = match
    if (entries.has(id)) throw new Error(`${id} stands twice in the catalogue`)
    entries.set(id, text.replaceAll('\\"', '"').replaceAll('\\\\', '\\'))
  }
  return entries
}

/** Ids composed from the rules' own keys: plays, groups, rows, options, tiers, refusals. */
const COMPOSED = /^(play\.[A-Z0-9_]+|group|row|option|tier|refusal)\./

/** The source of `message-ids.ts`: every id that is written out in the code. */
export function messageIdsSource(ids: Iterable<string>): string {
  const fixed = [...ids].filter((id) => !COMPOSED.test(id) || isLabel(id)).sort()
  const lines = fixed.map((id) => `  | '${id}'`)
  return [
    '/** Written by `node lotto/src/locales/write-message-ids.ts` from en.po. */',
    'export type FixedMessageId =',
    ...lines,
    '',
  ].join('\n')
}

/** `group.label` and the like: written out, though they look composed. */
function isLabel(id: string): boolean {
  return id.endsWith('.label')
}
