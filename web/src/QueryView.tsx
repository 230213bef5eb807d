import { CallError } from '@suerte/contract/client.ts'
import { ErrorState } from '@suerte/ui/ErrorState.tsx'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from './i18n.ts'
import { useRefusalText } from './refusal-text.ts'

type Props<T> = {
  query: UseQueryResult<T>
  shape?: 'line' | 'card'
  count?: number
  children: (data: T) => ReactNode
}

/** What was asked for, or that it is on its way, or why it did not come. Old data stays while offline. */
export function QueryView<T>({ query, shape = 'card', count = 3, children }: Props<T>) {
  const t = useT()
  const refusalText = useRefusalText()
  const { data, error } = query
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton shape={shape} count={count} label={t('common.loading')} />
  const requestId = error instanceof CallError ? error.requestId : ''
  return (
    <ErrorState
      title={t('common.failed')}
      retryLabel={t('common.retry')}
      onRetry={() => void query.refetch()}
      detail={requestId && t('common.requestId', { id: requestId })}
    >
      {refusalText(error)}
    </ErrorState>
  )
}
