import { useCallback, useEffect, useState } from 'react'
import { toGameRules } from '../table/wire-rules.ts'
import type { Live } from './frame-context.ts'
import { listenLive } from './live.ts'
import { saleAt, withResult, type Sale } from './sale.ts'
import type { Frame } from './start.ts'
import { useAsked, type Asked } from './use-asked.ts'

/** While a result is awaited we also ask by ourselves, in case the live line is cut. */
const ASK_AGAIN_MS = 4_000
/** A timer that ends a moment early would find the old numero still on sale. */
const TURN_MIN_MS = 50
/** The longest delay a timer takes. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** Keeps numeros, balance and rules current: by hints, by the clock, and after sleep or a lost line. */
export function useLive(frame: Frame): Live {
  const { send, clock, game, first } = frame
  const asked = useAsked(frame)
  const { numeros, nowMs, setNowMs, setBalance, ask } = asked
  const [rules, setRules] = useState(first.rules)
  const [ticketsVersion, setTicketsVersion] = useState(0)
  const ticketsChanged = useCallback(() => setTicketsVersion((version) => version + 1), [])

  const refresh = useCallback(() => {
    ask({ numeros: true, balance: true })
    ticketsChanged()
  }, [ask, ticketsChanged])
  const refreshRules = useCallback(async () => {
    const reply = await send('GET /lgw/game/:gameId', { params: { gameId: game.gameId } })
    const next = toGameRules(reply.rules)
    setRules(next)
    return next
  }, [game.gameId, send])
  const spent = useCallback(
    (amount: string) => {
      setBalance((known) => ({ ...known, balance: amount }))
      ask({ balance: true })
      ticketsChanged()
    },
    [ask, setBalance, ticketsChanged],
  )

  const freshNumero = useHints(frame, asked, { refresh, ticketsChanged })
  const sale = saleAt(numeros, nowMs)
  useTurns(sale, clock, { nowMs, setNowMs, ask })
  return {
    numeros,
    sale,
    balance: asked.balance,
    offline: asked.offline,
    asOfMs: asked.asOfMs,
    rules,
    freshNumero,
    ticketsVersion,
    refresh,
    refreshRules,
    spent,
  }
}

type Changed = { refresh: () => void; ticketsChanged: () => void }

/** Listens to the live line; gives the numero whose result was told while we looked. */
function useHints({ game, session }: Frame, asked: Asked, changed: Changed): string {
  const { ask, setNumeros, setOffline } = asked
  const { refresh, ticketsChanged } = changed
  const [freshNumero, setFreshNumero] = useState('')
  useEffect(() => {
    let met = false
    return listenLive(
      { topics: [`game:${game.gameId}`, 'me'], token: session.frameToken },
      {
        onReady: () => {
          // The first values were asked for a moment ago; after that we may have missed something.
          if (met) refresh()
          met = true
        },
        onLost: () => setOffline(!navigator.onLine),
        onEvent: (event) => {
          if (event.kind === 'drawn') {
            setNumeros((known) => withResult(known, event.numero, event.result))
            setFreshNumero(event.numero)
          }
          ask(event.topic === 'me' ? { balance: true } : { numeros: true })
          if (['tickets', 'settled', 'void'].includes(event.kind)) ticketsChanged()
        },
      },
    )
  }, [ask, game.gameId, refresh, session.frameToken, setNumeros, setOffline, ticketsChanged])
  return freshNumero
}

type Turning = Pick<Asked, 'nowMs' | 'setNowMs' | 'ask'>

/** Goes on to the next numero by the clock, asks while a result is awaited, and wakes up right. */
function useTurns(sale: Sale, clock: Frame['clock'], { nowMs, setNowMs, ask }: Turning): void {
  const { nextChangeMs, drawing } = sale
  useEffect(() => {
    const waitMs = (nextChangeMs ?? nowMs + ASK_AGAIN_MS) - clock.nowMs()
    const turn = () => {
      setNowMs(clock.nowMs())
      ask({ numeros: true })
    }
    const timer = setTimeout(turn, Math.min(Math.max(waitMs, TURN_MIN_MS), TIMER_MAX_MS))
    return () => clearTimeout(timer)
  }, [ask, clock, nextChangeMs, nowMs, setNowMs])
  useEffect(() => {
    if (!drawing) return undefined
    const timer = setInterval(() => ask({ numeros: true }), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [ask, drawing])
  useEffect(() => {
    const woken = () => {
      if (document.visibilityState === 'visible') setNowMs(clock.nowMs())
    }
    document.addEventListener('visibilitychange', woken)
    return () => document.removeEventListener('visibilitychange', woken)
  }, [clock, setNowMs])
}
