import { CallError } from '@suerte/contract/client.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { ErrorState } from '@suerte/ui/ErrorState.tsx'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'

type Props<T> = {
  query: UseQueryResult<T>
  /** How many lines stand in while it loads. */
  lines?: number
  children: (data: T) => ReactNode
}

/** The states of an answer: on its way, refused, lost, there; and there but no longer fresh. */
export function Answer<T>({ query, lines = 6, children }: Props<T>) {
  const { data, error, isPending } = query
  const retry = () => void query.refetch()
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Banner
            tone="warn"
            action={
              <Button size={44} onClick={retry} loading={query.isFetching}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('answer.stale')} {refusalText(error)}
          </Banner>
        )}
        {children(data)}
      </>
    )
  }
  if (isPending) return <Skeleton count={lines} label={t('common.loading')} />
  const code = error instanceof CallError ? error.code : 'unknown_error'
  if (code === 'not_found') return <EmptyState title={t('answer.gone')} motif="moon" />
  return (
    <ErrorState
      title={code === 'offline' ? t('answer.offline') : t('answer.failed')}
      retryLabel={t('common.retry')}
      onRetry={retry}
      detail={error instanceof CallError ? error.requestId : undefined}
    >
      {refusalText(error)}
    </ErrorState>
  )
}
