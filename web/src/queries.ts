import { CallError } from '@suerte/contract/client.ts'
import type { CallTable, Reply } from '@suerte/contract/calls.ts'
import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query'
import { send } from './api.ts'
import type { Boot, Status } from './boot.ts'
import { noteServerTime } from './clock.ts'
import { limits, storageKeys } from './constants.ts'

export type DocumentKind = Reply<'GET /wps/content/document/:kind'>['kind']

const RETRIES = 2

/** Only what got no answer is worth asking again. */
function worthRetry(failures: number, error: Error): boolean {
  const answered = error instanceof CallError && error.code !== 'offline'
  return !answered && failures < RETRIES
}

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async (): Promise<Status> => {
    const status = await send('GET /wps/system/status')
    noteServerTime(status.serverTimeMs)
    localStorage.setItem(storageKeys.status, JSON.stringify(status.status))
    return status
  },
  staleTime: 60_000,
})
export const bannersQuery = queryOptions({
  queryKey: ['content', 'banners'],
  queryFn: async () => (await send('GET /wps/content/banners')).banners,
  staleTime: Infinity,
})
export const announcementsQuery = queryOptions({
  queryKey: ['content', 'announcements'],
  queryFn: async () => (await send('GET /wps/content/announcements')).announcements,
  staleTime: Infinity,
})
export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: async () => (await send('GET /lgw/games/mobile')).games,
  staleTime: 300_000,
})
export const numerosQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['numeros', gameId],
    queryFn: async () => {
      const numeros = await send('GET /lgw/numeros/opened/:gameId', { params: { gameId } })
      noteServerTime(numeros.serverTimeMs)
      return numeros
    },
  })

export const countriesQuery = queryOptions({
  queryKey: ['content', 'countries'],
  queryFn: () => send('GET /wps/system/countries'),
  staleTime: Infinity,
})
export const documentQuery = (kind: DocumentKind) =>
  queryOptions({
    queryKey: ['content', 'document', kind],
    queryFn: () => send('GET /wps/content/document/:kind', { params: { kind } }),
  })

export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: () => send('GET /wps/member/info'),
})
export const bankCardsQuery = queryOptions({
  queryKey: ['bankCards'],
  queryFn: () => send('GET /wps/member/bankCards'),
})
export const headIconQuery = queryOptions({
  queryKey: ['headIcon'],
  queryFn: () => send('GET /wps/member/headIcon'),
})
export const securityQuestionsQuery = queryOptions({
  queryKey: ['securityQuestions'],
  queryFn: () => send('GET /wps/member/securityQuestions'),
})
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await send('GET /wps/member/passkeys')).passkeys,
})
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => (await send('GET /wps/member/sessions')).sessions,
})
export const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: () => send('GET /wps/member/identity'),
})
export const depositChannelsQuery = queryOptions({
  queryKey: ['depositChannels'],
  queryFn: () => send('GET /wps/deposit/channels'),
})
export const withdrawRulesQuery = queryOptions({
  queryKey: ['withdrawRules'],
  queryFn: () => send('GET /wps/withdraw/rules'),
})
export const depositsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['deposits', pageNo],
    queryFn: () => send('GET /wps/deposit/records', { query: { pageNo } }),
    placeholderData: keepPreviousData,
  })
export const withdrawalsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['withdrawals', pageNo],
    queryFn: () => send('GET /wps/withdraw/records', { query: { pageNo } }),
    placeholderData: keepPreviousData,
  })
export const transactionCodesQuery = queryOptions({
  queryKey: ['transactionCodes'],
  queryFn: async () => (await send('GET /wps/wallet/transactionCodes')).codes,
  staleTime: Infinity,
})

type Between = { fromMs?: number | undefined; toMs?: number | undefined; pageNo: number }
type TicketState = NonNullable<CallTable['GET /wps/records/lotto']['query']['state']>
/** A filter without its unset parts, as the wire wants it. */
function given<T extends object>(filter: T) {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  // The same object with fewer keys.
  return Object.fromEntries(set) as { [K in keyof T]: Exclude<T[K], undefined> }
}

export const transactionsQuery = (filter: Between & { code?: string | undefined }) =>
  queryOptions({
    queryKey: ['transactions', filter],
    queryFn: () => send('GET /wps/wallet/transactions', { query: given(filter) }),
    placeholderData: keepPreviousData,
  })
export type RecordFilter = Between & { state?: TicketState | undefined }
export const recordQuery = (filter: RecordFilter) =>
  queryOptions({
    queryKey: ['record', filter],
    queryFn: () =>
      send('GET /wps/records/lotto', {
        query: { ...given(filter), pageSize: limits.recordPageSize },
      }),
    placeholderData: keepPreviousData,
  })
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['record', 'order', orderId],
    queryFn: () => send('GET /wps/records/lotto/:orderId', { params: { orderId } }),
  })

/** The cache of one rendering, filled with what the document brought. */
export function createQueries(boot: Boot): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetry, staleTime: 10_000, refetchOnWindowFocus: false },
    },
  })
  queries.setQueryData(statusQuery.queryKey, boot.status)
  queries.setQueryData(bannersQuery.queryKey, boot.banners)
  queries.setQueryData(announcementsQuery.queryKey, boot.announcements)
  if (boot.status.status === 0) queries.setQueryData(gamesQuery.queryKey, boot.games)
  for (const [gameId, numeros] of Object.entries(boot.numeros ?? {}))
    queries.setQueryData(numerosQuery(gameId).queryKey, numeros)
  return queries
}
