import type { QueryClient } from '@tanstack/react-query'

const everybodys: ReadonlySet<unknown> = new Set(['status', 'content', 'games', 'numeros', 'draw'])

/** Takes out of the cache what belongs to the member. */
export function dropMember(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !everybodys.has(queryKey[0]) })
}
