import { documentKinds, type DocumentKind } from './documents/kinds.ts'
import { sections, type Section } from './settings/sections.ts'

export const depositStates = ['waiting', 'review', 'paid', 'refused', 'expired'] as const
export const withdrawalStates = ['review', 'approved', 'paid', 'refused'] as const
/** States of an identity that there is something to see of. */
export const identityFilters = ['waiting', 'verified', 'refused', 'all'] as const
export const numeroStates = ['open', 'closed', 'drawn', 'settled', 'void'] as const

type Loose = Record<string, unknown>

/** The page of a list: absent on the first one, so that the address stays short. */
function pageOf(search: Loose): number | undefined {
  const page = Number(search['page'])
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined
}

/** Text that somebody typed into a filter; absent when empty. */
function textOf(search: Loose, name: string, lengthMax = 64): string | undefined {
  const value = search[name]
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim().slice(0, lengthMax)
  return text === '' ? undefined : text
}

/** One of the known values; absent when it is none of them. */
function choiceOf<const V extends string>(
  search: Loose,
  name: string,
  known: readonly V[],
): V | undefined {
  return known.find((value) => value === search[name])
}

type QueueState<S extends string> = S | 'all'
export type QueueSearch<S extends string> = {
  state?: QueueState<S> | undefined
  search?: string | undefined
  page?: number | undefined
  /** The row whose details are open. */
  open?: string | undefined
}

/** Reads the address of a queue. Without a state the queue shows what waits for a decision. */
export function queueSearch<const S extends string>(states: readonly S[]) {
  return (search: Loose): QueueSearch<S> => ({
    state: choiceOf<QueueState<S>>(search, 'state', [...states, 'all']),
    search: textOf(search, 'search'),
    page: pageOf(search),
    open: textOf(search, 'open'),
  })
}

export type ListSearch = { search?: string | undefined; page?: number | undefined }

export function listSearch(search: Loose): ListSearch {
  return { search: textOf(search, 'search'), page: pageOf(search) }
}

export type DrawsSearch = {
  gameId?: string | undefined
  state?: (typeof numeroStates)[number] | undefined
  page?: number | undefined
}

export function drawsSearch(search: Loose): DrawsSearch {
  const gameId = textOf(search, 'gameId', 24)?.toUpperCase()
  return {
    gameId: gameId !== undefined && /^[A-Z0-9_]+$/.test(gameId) ? gameId : undefined,
    state: choiceOf(search, 'state', numeroStates),
    page: pageOf(search),
  }
}

/** The part of the settings that is on the screen. */
export function settingsSearch(search: Loose): { part?: Section | undefined } {
  return { part: choiceOf(search, 'part', sections) }
}

export function documentsSearch(search: Loose): { kind?: DocumentKind | undefined } {
  return { kind: choiceOf(search, 'kind', documentKinds) }
}

export type IdentitiesSearch = {
  part?: 'queue' | 'exclusions' | undefined
  state?: (typeof identityFilters)[number] | undefined
  page?: number | undefined
}

export function identitiesSearch(search: Loose): IdentitiesSearch {
  return {
    part: choiceOf(search, 'part', ['queue', 'exclusions']),
    state: choiceOf(search, 'state', identityFilters),
    page: pageOf(search),
  }
}

export type LoginSearch = { next?: string | undefined; why?: 'ended' | 'joined' | undefined }

/** Where to go after the login, and why it is shown. */
export function loginSearch(search: Loose): LoginSearch {
  return {
    next: textOf(search, 'next', 300),
    why: choiceOf(search, 'why', ['ended', 'joined']),
  }
}
