import { parseSync, visitorKeys } from 'oxc-parser'

/** A syntax node, as loosely as the rules need it. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** One import, export-from or import() with a literal specifier. */
export type Import = { specifier: string; start: number; typeOnly: boolean }

export type Source = {
  /** From the repository's folder, with forward slashes. */
  path: string
  workspace: string
  text: string
  /** *.test.ts and what only tests use. */
  isTest: boolean
  program: Node
  comments: { value: string; start: number; end: number; block: boolean }[]
  imports: Import[]
}

/** Parses one TypeScript or JavaScript file. Throws when it has a syntax error. */
export function parseSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const [error] = parsed.errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const imports: Import[] = []
  for (const { moduleRequest, entries, start } of staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType)
    imports.push({ specifier: moduleRequest.value, start, typeOnly })
  }
  for (const { entries, start } of staticExports) {
    const [first] = entries
    const specifier = first?.moduleRequest?.value
    if (specifier === undefined) continue
    imports.push({ specifier, start, typeOnly: entries.every(({ isType }) => isType) })
  }
  for (const { moduleRequest, start } of dynamicImports) {
    const literal = text.slice(moduleRequest.start, moduleRequest.end)
    const specifier = /^(['"`])([^$]*)\1$/.exec(literal)?.[2]
    if (specifier !== undefined) imports.push({ specifier, start, typeOnly: false })
  }
  return {
    path,
    workspace: path.split('/')[0] ?? '',
    text,
    isTest: /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(path),
    // oxc's tree is typed node by node; the rules look at few kinds and walk the rest.
    program: parsed.program as unknown as Node,
    comments: parsed.comments.map((comment) => ({ ...comment, block: comment.type === 'Block' })),
    imports,
  }
}

/** Visits a node and all below it, parents first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const key of visitorKeys[node.type] ?? []) {
    const child = node[key]
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, visit)
  }
}

/** Every node of a type below a node. */
export function nodesOf(root: Node, ...types: string[]): Node[] {
  const found: Node[] = []
  walk(root, (node) => {
    if (types.includes(node.type)) found.push(node)
  })
  return found
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Line number of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1
  }
  return line
}

/** A problem as the reader sees it: where, and what to do. */
export function problem(source: Source, offset: number, advice: string): string {
  return `${source.path}:${lineOf(source.text, offset)} ${advice}`
}
