import { useReducer } from 'react'
import { CallError } from '@suerte/contract/client.ts'
import { useFrame } from '../frame/frame-context.ts'
import { newKey } from '../frame/random.ts'
import type { TicketRequest } from './bet.ts'
import { reducePurchase, startPurchase, type Purchase } from './purchase.ts'

type Purchasing = {
  purchase: Purchase
  /** Sends the tickets, or asks again about those that were sent. */
  send: (tickets: readonly TicketRequest[]) => Promise<boolean>
  /** Goes on to another numero, which the member has agreed to. */
  move: (numero: string) => void
}

/** One purchase from the question to its final answer; the key is made when it starts. */
export function usePurchase(numero: string): Purchasing {
  const frame = useFrame()
  const [purchase, act] = useReducer(reducePurchase, undefined, () =>
    startPurchase(numero, newKey()),
  )

  async function send(tickets: readonly TicketRequest[]): Promise<boolean> {
    const { key, sent } = purchase
    act({ do: 'send', tickets })
    try {
      const { order, balance } = await frame.send('POST /lgw/orders', {
        idempotencyKey: key,
        body: {
          gameId: frame.game.gameId,
          numero: purchase.numero,
          tickets: [...(sent ?? tickets)],
        },
      })
      act({ do: 'sold', order, balance })
      frame.spent(balance)
      return true
    } catch (error) {
      const known = error instanceof CallError ? error : new CallError('unknown_error')
      // The rules first: the refusal is then shown beside the price in force.
      if (known.code === 'units_changed') await frame.refreshRules().catch(() => undefined)
      if (known.code === 'numero_closed' || known.code === 'insufficient_balance') frame.refresh()
      act({ do: 'failed', code: known.code, field: known.field, newKey: newKey() })
      return false
    }
  }
  return { purchase, send, move: (next) => act({ do: 'move', numero: next, newKey: newKey() }) }
}
