import type { Bet } from './bet.ts'

/** What one order takes. */
export const TICKETS_MAX = 50

export type Slip = readonly Bet[]

export type SlipAction =
  | { do: 'add'; bets: readonly Bet[] }
  | { do: 'remove'; id: string }
  | { do: 'multiple'; id: string; multiple: number }
  | { do: 'sold'; ids: readonly string[] }
  | { do: 'clear' }

export function reduceSlip(slip: Slip, action: SlipAction): Slip {
  switch (action.do) {
    case 'add':
      return [...slip, ...action.bets].slice(0, TICKETS_MAX)
    case 'remove':
      return slip.filter((bet) => bet.id !== action.id)
    case 'multiple':
      return slip.map((bet) => (bet.id === action.id ? { ...bet, multiple: action.multiple } : bet))
    case 'sold':
      return slip.filter((bet) => !action.ids.includes(bet.id))
    case 'clear':
  }
  return []
}

const keyOf = (gameId: string) => `suerte-slip:${gameId}`

/** The slip of this tab, as far as it can still be read. */
export function storedSlip(gameId: string, storage: Pick<Storage, 'getItem'>): Slip {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(gameId)) ?? '[]')
    return Array.isArray(value) ? value.filter(isBet).slice(0, TICKETS_MAX) : []
  } catch {
    return []
  }
}

export function storeSlip(gameId: string, slip: Slip, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(keyOf(gameId), JSON.stringify(slip))
  } catch {
    // A full storage loses the slip on a reload, nothing more.
  }
}

const FIELDS = { id: 'string', playCode: 'string', selection: 'string', unitMode: 'string' }
const NUMBERS = { multiple: 'number', series: 'number', stakePerOption: 'string' }

function isBet(value: unknown): value is Bet {
  if (typeof value !== 'object' || value === null) return false
  const given = new Map<string, unknown>(Object.entries(value))
  return Object.entries({ ...FIELDS, ...NUMBERS }).every(
    ([name, type]) => typeof given.get(name) === type,
  )
}
