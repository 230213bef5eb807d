import { nodesOf, problem } from './source.ts'
import type { Node, Source } from './source.ts'

const ALLOWED =
  /\/queries\.ts$|\/queries\/|^server\/(migrations|src\/platform|src\/testing)\/|^(tools|bench|e2e)\//
const SQL =
  /\b(insert\s+into\s+\w|delete\s+from\s+\w|update\s+\w+\s+set\s|select\s[^'"]*\sfrom\s+\w|(create|alter|drop)\s+(table|index|view|function|type)\s)/i

/** SQL outside queries.ts, queries/ and migrations. */
export function strayPlacesOfSql(sources: Source[]): string[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith('server/') && !isTest && !ALLOWED.test(path))
    .flatMap((source) =>
      [...taggedTemplates(source), ...sentences(source)].map((start) =>
        problem(source, start, 'holds SQL: move it to the module’s queries.ts'),
      ),
    )
}

function taggedTemplates(source: Source): number[] {
  return nodesOf(source.program, 'TaggedTemplateExpression')
    .filter((node) => /^(sql|tx|db)\b/.test(source.text.slice(node.start, node.start + 8)))
    .map(({ start }) => start)
}

function sentences(source: Source): number[] {
  const tagged = new Set(nodesOf(source.program, 'TaggedTemplateExpression').map(({ end }) => end))
  return nodesOf(source.program, 'Literal', 'TemplateLiteral')
    .filter((node) => !tagged.has(node.end) && isSql(source.text, node))
    .map(({ start }) => start)
}

function isSql(text: string, node: Node): boolean {
  const words = text.slice(node.start + 1, node.end - 1)
  // A sentence for people begins with a capital: 'Select a game from the list'.
  return SQL.test(words) && (/^[\s\da-z(]/.test(words) || /^[A-Z ]+\s/.test(words))
}
