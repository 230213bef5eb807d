import type { Reply } from '@suerte/contract/calls.ts'

export type OpenNumeros = Reply<'GET /lgw/numeros/opened/:gameId'>
export type Numero = NonNullable<OpenNumeros['current']>

/** What is going on in the game at a moment of the server's clock. */
export type Sale = {
  onSale: Numero | null
  /** A numero has closed and its result is not there yet. */
  drawing: boolean
  last: Numero | null
  /** When to look again without being told. */
  nextChangeMs: number | undefined
}

/** Reads the last answer at a later moment: a numero that has closed since is no longer on sale. */
export function saleAt(numeros: OpenNumeros, nowMs: number): Sale {
  const known = numeros.current ? [numeros.current, ...numeros.next] : numeros.next
  const onSale =
    known.find((n) => n.state === 'open' && n.opensAtMs <= nowMs && nowMs < n.closesAtMs) ?? null
  const { last } = numeros
  // Sales are without a gap: the numero before the one on sale closed when this one opened.
  const closedMs = onSale ? onSale.opensAtMs : latestClose(known, nowMs)
  const drawing = closedMs !== undefined && (last === null ? false : last.closesAtMs < closedMs)
  const opening = known.find((n) => n.opensAtMs > nowMs)?.opensAtMs
  return { onSale, drawing, last, nextChangeMs: onSale?.closesAtMs ?? opening }
}

function latestClose(known: readonly Numero[], nowMs: number): number | undefined {
  return known.findLast((n) => n.closesAtMs <= nowMs)?.closesAtMs
}

/** Puts a result that was told live in its place, before the next answer confirms it. */
export function withResult(numeros: OpenNumeros, numero: string, result: number[]): OpenNumeros {
  const { last } = numeros
  if (last && last.numero >= numero) return numeros
  const known = [numeros.current, ...numeros.next].find((n) => n?.numero === numero)
  if (!known) return numeros
  return { ...numeros, last: { ...known, state: 'drawn', result } }
}
