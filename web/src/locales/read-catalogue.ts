import { readFileSync } from 'node:fs'

/** Ids and texts of a catalogue, in its order. For tests and the script beside this file. */
export function readCatalogue(name: string): Map<string, string> {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  const pairs = new Map<string, string>()
  for (const [, id = '', words = ''] of text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm))
    pairs.set(id, words)
  return pairs
}

/** The union of all ids as a module. */
export function messageIdsModule(ids: Iterable<string>): string {
  const lines = [...ids].map((id) => `  | '${id}'`)
  const head = '/** Written by `node web/src/locales/write-message-ids.ts` from en.po. */'
  return `${head}\nexport type MessageId =\n${lines.join('\n')}\n`
}
