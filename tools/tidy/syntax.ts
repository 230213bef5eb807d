import { isNode, lineOf, nodesOf, problem } from './source.ts'
import type { Node, Source } from './source.ts'

/** Syntax that Node cannot erase or that hides types. */
export function bannedSyntax(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const { program } = source
    const found = [
      ...nodesOf(program, 'TSAnyKeyword').map((node) =>
        say(node, 'any: name the type, or use unknown'),
      ),
      ...nodesOf(program, 'TSEnumDeclaration').map((node) =>
        say(node, 'enum: use a union of texts'),
      ),
      ...nodesOf(program, 'TSModuleDeclaration')
        .filter((node) => !isAugmentation(node))
        .map((node) => say(node, 'namespace: use a module')),
      ...nodesOf(program, 'TSParameterProperty').map((node) =>
        say(node, 'parameter property: assign it'),
      ),
      ...nodesOf(program, 'TSNonNullExpression').map((node) => say(node, '!: prove it, or throw')),
    ]
    return found.map(({ start, advice }) => problem(source, start, advice))
  })
}

/** `interface` outside an augmentation of somebody else's module: shapes are types here. */
export function interfaces(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const merged = nodesOf(source.program, 'TSModuleDeclaration', 'TSGlobalDeclaration')
    return nodesOf(source.program, 'TSInterfaceDeclaration')
      .filter((node) => !merged.some(({ start, end }) => start < node.start && node.end < end))
      .map((node) => problem(source, node.start, 'interface: write type'))
  })
}

/** Type assertions without a reason beside them; in domain any. `as const` is none. */
export function unexplainedAssertions(sources: Source[]): string[] {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      nodesOf(source.program, 'TSAsExpression')
        .filter(({ typeAnnotation }) => !isConst(source, typeAnnotation))
        .filter((node) => source.workspace === 'domain' || !isExplained(source, node))
        .map((node) =>
          problem(source, node.end, 'as: let the types prove it, or say why in a comment above'),
        ),
    )
}

/** Files that only hand on what others export, and `export *`. */
export function barrels(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const stars = nodesOf(source.program, 'ExportAllDeclaration')
    const body = Array.isArray(source.program['body']) ? source.program['body'].filter(isNode) : []
    const handsOn = body.filter(
      ({ source: from, type }) => type === 'ExportNamedDeclaration' && from,
    )
    const onlyHandsOn = handsOn.length > 0 && handsOn.length === body.length
    const [first] = onlyHandsOn ? handsOn : stars
    if (first === undefined) return []
    return [problem(source, first.start, 'hands on exports of another file: import from that file')]
  })
}

/** Tests that switch others off. */
export function lonelyTests(sources: Source[]): string[] {
  return sources
    .filter(({ isTest }) => isTest)
    .flatMap((source) =>
      [...source.text.matchAll(/^\s*(test|it|describe)\.only\b/gm)].map(({ index }) =>
        problem(source, index, '.only: run all tests'),
      ),
    )
}

/** Markers of unfinished work that name nobody. */
export function namelessMarkers(sources: Source[]): string[] {
  return sources.flatMap((source) =>
    source.comments
      .filter(({ value }) => /\b(TODO(?!\([\w-]+\):)|FIXME|XXX|HACK)\b/.test(value))
      .map(({ start }) =>
        problem(source, start, 'marker without a name: write "TODO(name): …" or do it'),
      ),
  )
}

function say({ start }: Node, advice: string): { start: number; advice: string } {
  return { start, advice }
}

function isAugmentation(node: Node): boolean {
  return node['kind'] === 'global' || (isNode(node['id']) && node['id'].type === 'Literal')
}

function isConst(source: Source, type: unknown): boolean {
  return isNode(type) && source.text.slice(type.start, type.end) === 'const'
}

/** A comment on the assertion's lines or on one of the three above. */
function isExplained(source: Source, node: Node): boolean {
  const first = lineOf(source.text, node.start) - 3
  const last = lineOf(source.text, node.end)
  return source.comments.some(({ start, end }) => {
    return lineOf(source.text, end) >= first && lineOf(source.text, start) <= last
  })
}
