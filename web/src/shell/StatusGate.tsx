import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { limits, storageKeys } from '../constants.ts'
import { noteServerTime } from '../clock.ts'
import { statusQuery } from '../queries.ts'
import { useBoot, useStatus } from '../site.ts'
import { GatePage } from './GatePage.tsx'

/** 0 opens the site, 1 and 2 show their page, anything else shows nothing. */
export function StatusGate({ children }: { children: ReactNode }) {
  const boot = useBoot()
  const queries = useQueryClient()
  const { status } = useStatus()
  useQuery({ ...statusQuery, refetchInterval: status === 0 ? false : limits.gateRetryMs })
  useEffect(() => {
    noteServerTime(boot.status.serverTimeMs)
    localStorage.setItem(storageKeys.status, JSON.stringify(boot.status.status))
    // The page may have come from the browser's own memory: the server is asked at each start.
    void queries.invalidateQueries({ queryKey: statusQuery.queryKey })
  }, [boot, queries])
  if (status === 0) return children
  if (status === 1 || status === 2) return <GatePage kind={status} />
  return null
}
