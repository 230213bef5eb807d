import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { CallError } from '@suerte/contract/client.ts'
import type { OpenNumeros } from './sale.ts'
import type { Balance, Frame } from './start.ts'

/** Hints come in groups (drawn, settled, balance): they are answered by one round of calls. */
const GATHER_MS = 120

type Due = { numeros: boolean; balance: boolean }

export type Asked = {
  numeros: OpenNumeros
  balance: Balance
  /** The server's time when we last looked at what is on sale. */
  nowMs: number
  asOfMs: number
  offline: boolean
  setNumeros: Dispatch<SetStateAction<OpenNumeros>>
  setBalance: Dispatch<SetStateAction<Balance>>
  setNowMs: Dispatch<SetStateAction<number>>
  setOffline: Dispatch<SetStateAction<boolean>>
  /** Asks the server for these, in a moment and together with what else is due. */
  ask: (what: Partial<Due>) => void
}

/** The values that only the server knows, and the one way to ask for them anew. */
export function useAsked({ send, clock, game, first }: Frame): Asked {
  const [numeros, setNumeros] = useState(first.numeros)
  const [balance, setBalance] = useState(first.balance)
  const [nowMs, setNowMs] = useState(() => clock.nowMs())
  const [asOfMs, setAsOfMs] = useState(nowMs)
  const [offline, setOffline] = useState(false)
  const due = useRef<Due>({ numeros: false, balance: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const load = useCallback(async () => {
    const wanted = due.current
    due.current = { numeros: false, balance: false }
    const params = { gameId: game.gameId }
    const askNumeros = async () => {
      setNumeros(await clock.timed(() => send('GET /lgw/numeros/opened/:gameId', { params })))
      setNowMs(clock.nowMs())
    }
    const askBalance = async () => setBalance(await send('GET /lgw/balance'))
    try {
      await Promise.all([wanted.numeros && askNumeros(), wanted.balance && askBalance()])
      setAsOfMs(clock.nowMs())
      setOffline(false)
    } catch (error) {
      if (error instanceof CallError && error.code === 'offline') setOffline(true)
    }
  }, [clock, game.gameId, send])

  const ask = useCallback(
    (what: Partial<Due>) => {
      due.current = { ...due.current, ...what }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void load(), GATHER_MS)
    },
    [load],
  )

  useEffect(() => {
    const lost = () => setOffline(true)
    window.addEventListener('offline', lost)
    return () => {
      window.removeEventListener('offline', lost)
      clearTimeout(timer.current)
    }
  }, [])
  return {
    numeros,
    balance,
    nowMs,
    asOfMs,
    offline,
    setNumeros,
    setBalance,
    setNowMs,
    setOffline,
    ask,
  }
}
