import { isNode, nodesOf, problem, walk } from './source.ts'
import type { Node, Source } from './source.ts'

/** Names through which time, chance or the machine would reach the rules. */
const IMPURE =
  /^(Date|performance|crypto|process|fetch|setTimeout|setInterval|setImmediate|queueMicrotask|Buffer)$/

/** Clock, randomness and the machine in `domain`: they are parameters there. */
export function impureDomain(sources: Source[]): string[] {
  return domainCode(sources).flatMap((source) => {
    const found: string[] = []
    walk(source.program, (node) => {
      const name = impureName(node)
      if (name === undefined) return
      found.push(
        problem(source, node.start, `uses ${name}: domain gets time and chance as parameters`),
      )
    })
    return found
  })
}

function impureName(node: Node): string | undefined {
  if (node.type === 'MemberExpression') {
    const name = `${nameOf(node['object'])}.${nameOf(node['property'])}`
    return name === 'Math.random' || IMPURE.test(nameOf(node['object'])) ? name : undefined
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const name = nameOf(node['callee'])
    return IMPURE.test(name) ? name : undefined
  }
  return undefined
}

/** `async` and `await` in `domain`, where everything is decided at once. */
export function waitingDomain(sources: Source[]): string[] {
  return domainCode(sources).flatMap((source) => {
    const waits = nodesOf(source.program, 'AwaitExpression')
    return waits.map(({ start }) => problem(source, start, 'waits: domain is synchronous'))
  })
}

/** Exported functions of `domain` without a docstring. */
export function undocumentedDomain(sources: Source[]): string[] {
  return domainCode(sources).flatMap((source) =>
    nodesOf(source.program, 'ExportNamedDeclaration')
      .filter(
        ({ declaration }) => isNode(declaration) && declaration.type === 'FunctionDeclaration',
      )
      .filter(({ start }) => !hasDocstring(source, start))
      .map(({ start }) =>
        problem(
          source,
          start,
          'has no docstring: say what it gives, in which units, and its errors',
        ),
      ),
  )
}

function hasDocstring(source: Source, start: number): boolean {
  return source.comments.some(
    ({ block, value, end }) =>
      block && value.startsWith('*') && source.text.slice(end, start).trim() === '' && end <= start,
  )
}

function domainCode(sources: Source[]): Source[] {
  return sources.filter(({ workspace, isTest }) => workspace === 'domain' && !isTest)
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}
