import { lineOf, nodesOf, problem } from './source.ts'
import type { Node, Source } from './source.ts'

const FILE_LINES = 400
const FUNCTION_LINES = 70
const COMPONENT_LINES = 120

/** Tables of data, which are as long as what they list. */
const DATA = /\.(vectors|golden|data)\.ts$|\/vectors\/|\/message-ids\.ts$/

/** Files with more lines than the budget. Takes any text file: path and content. */
export function longFiles(files: { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path) && !DATA.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > FILE_LINES)
    .map(({ path, lines }) => `${path}:1 has ${lines} lines: split it, ${FILE_LINES} is the limit`)
}

/** Functions with more lines than the budget; a function that renders may be longer. */
export function longFunctions(sources: Source[]): string[] {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      nodesOf(
        source.program,
        'FunctionDeclaration',
        'FunctionExpression',
        'ArrowFunctionExpression',
      ).flatMap((node) => {
        const lines = lineOf(source.text, node.end) - lineOf(source.text, node.start) + 1
        const limit = renders(node) ? COMPONENT_LINES : FUNCTION_LINES
        if (lines <= limit) return []
        return [
          problem(
            source,
            node.start,
            `function of ${lines} lines: split it, ${limit} is the limit`,
          ),
        ]
      }),
    )
}

function renders(node: Node): boolean {
  return nodesOf(node, 'JSXElement', 'JSXFragment').length > 0
}
