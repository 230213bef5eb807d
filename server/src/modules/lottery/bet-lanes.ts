import { availableParallelism } from 'node:os'
import type { Db } from '../../platform/db.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../platform/db.ts'
import { createLanes, type Lanes } from '../../platform/lanes.ts'
import { placeBatch, type OrderToPlace, type Placed } from './queries/tickets.ts'

export type PlaceBets = Lanes<OrderToPlace, Placed>

/** Half of the cores commit bets, the others read requests: on two cores one lane was the fastest. */
const LANES = Math.max(1, Math.floor(availableParallelism() / 2))
const BATCH_MAX = 200
const RETRIES_MAX = 4
const RETRY = new Set(['40P01', '40001', UNIQUE_VIOLATION])

/**
 * Bets share commits. Another process may have placed the same key or lock accounts the other way
 * round: then the batch runs again with the same keys, and what was placed is found as known.
 */
export function createBetLanes(db: Db): PlaceBets {
  return createLanes<OrderToPlace, Placed>({
    lanes: LANES,
    batchMax: BATCH_MAX,
    async flush(batch) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await placeBatch(db, batch)
        } catch (error) {
          if (attempt >= RETRIES_MAX || !RETRY.has(sqlState(error))) throw error
        }
      }
    },
  })
}
