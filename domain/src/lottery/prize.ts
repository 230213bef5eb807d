import { formatMoney, MINOR_PER_UNIT, parseMoney, type Minor } from '../money.ts'
import {
  NO_WINS,
  type Play,
  type PlayOptions,
  type Selection,
  type Tier,
  type Wins,
} from './play.ts'
import { UNIT_MODE_DIVISORS, type GameRules, type UnitMode } from './rules.ts'

/** An exact fraction. */
export type Ratio = { num: bigint; den: bigint }

/** Decimal odds as a bigint of 1/10,000: 19820n is 1.982. */
export type Odds = bigint

/** What a prize depends on besides the ticket: what wins, and the divisor of the series. */
export type PrizeRules = PlayOptions & Pick<GameRules, 'divisor'>

/** What was in force when a ticket was bought; together with the game's play options it settles. */
export type TicketTerms = {
  /** Canonical selection. */
  selection: string
  units: number
  /** Stake of the whole ticket. */
  stakeMinor: Minor
  /** At fixed odds "yuan"; otherwise the mode the prize is scaled by. */
  unitMode: UnitMode
  /** At fixed odds 1. */
  multiple: number
  /** At fixed odds 0. */
  series: number
  basePrice: 1 | 2
  /** At fixed odds "tier=1.982,tier=9.9" for the tiers the selection can win; otherwise "". */
  odds: string
}

/** Fixed odds of a tier: the operator's own, else the fair odds scaled by the series, floored. */
export function oddsFor(play: Play, tier: Tier, rules: GameRules): Odds {
  const override =
    rules.oddsOverrides[`${play.code}.${tier.id}`] ?? rules.oddsOverrides[`${play.base}.${tier.id}`]
  const given = override === undefined ? undefined : parseMoney(override)
  if (given !== undefined) return given
  const fairNum = BigInt(tier.den - tier.pushNum) * BigInt(rules.entSeries) * MINOR_PER_UNIT
  return fairNum / (BigInt(tier.num) * BigInt(rules.divisor))
}

/** The odds in force for what a selection can win, as a ticket carries them. */
export function oddsText(play: Play, selection: Selection, rules: GameRules): string {
  return play
    .tiersOf(selection, rules)
    .map((tier) => `${tier.id}=${formatMoney(oddsFor(play, tier, rules))}`)
    .join(',')
}

/** Reads the odds a ticket carries. Throws on a text that `oddsText` did not write. */
export function readOdds(text: string): Map<string, Odds> {
  const odds = new Map<string, Odds>()
  for (const item of text === '' ? [] : text.split(',')) {
    const [tier = '', value = ''] = item.split('=')
    const parsed = parseMoney(value)
    if (parsed === undefined) throw new RangeError(`odds of a ticket are not odds: ${item}`)
    odds.set(tier, parsed)
  }
  return odds
}

/** What given wins pay on a ticket, floored once at the end to a minor unit. */
export function prizeOf(play: Play, terms: TicketTerms, wins: Wins, rules: PrizeRules): Minor {
  if (wins === NO_WINS) return 0n
  return play.mode === 'ent' ? entPrize(terms, wins) : tradPrize(play, terms, wins, rules)
}

/** The largest prize any draw can give; see `Play.bestWins` for the one case that is a bound. */
export function possiblePrize(
  play: Play,
  selection: Selection,
  terms: TicketTerms,
  rules: PrizeRules,
): Minor {
  const distinct = new Map<string, Wins>()
  for (const wins of play.bestWins(selection, rules)) {
    let key = ''
    for (const id in wins) key += `${id}:${wins[id]} `
    if (key !== '') distinct.set(key, wins)
  }
  let best = 0n
  for (const wins of distinct.values()) {
    const prize = prizeOf(play, terms, wins, rules)
    if (prize > best) best = prize
  }
  return best
}

/** What one winning unit of a tier pays in yuan mode at a series, or for a stake of 1 at odds. */
export function unitPrize(play: Play, tier: Tier, rules: GameRules, series: number): Minor {
  if (play.mode === 'ent') return oddsFor(play, tier, rules)
  const { basePrice } = rules
  const terms: TicketTerms = {
    selection: '',
    units: 1,
    stakeMinor: BigInt(basePrice) * MINOR_PER_UNIT,
    unitMode: 'yuan',
    multiple: 1,
    series,
    basePrice,
    odds: '',
  }
  return prizeOf(play, terms, { [tier.id]: 1 }, rules)
}

/** Share of the stake that a unit of a tier returns on average, the stake given back included. */
export function rtp(play: Play, tier: Tier, rules: GameRules, series: number): Ratio {
  if (play.mode === 'trad') return { num: BigInt(series), den: BigInt(rules.divisor) }
  const won = BigInt(tier.num) * oddsFor(play, tier, rules)
  const pushed = BigInt(tier.pushNum) * MINOR_PER_UNIT
  return { num: won + pushed, den: BigInt(tier.den) * MINOR_PER_UNIT }
}

/** Sum of wins x 2/p, scaled by series, base price, unit mode and multiple. */
function tradPrize(play: Play, terms: TicketTerms, wins: Wins, rules: PrizeRules): Minor {
  let num = 0n
  let den = 1n
  for (const tier of play.tiers(rules)) {
    const count = wins[tier.id]
    if (count === undefined) continue
    num = num * BigInt(tier.num) + BigInt(count) * 2n * BigInt(tier.den) * den
    den *= BigInt(tier.num)
  }
  const scale =
    BigInt(terms.series) * BigInt(terms.basePrice) * BigInt(terms.multiple) * MINOR_PER_UNIT
  const divisor = BigInt(rules.divisor) * 2n * BigInt(UNIT_MODE_DIVISORS[terms.unitMode])
  return (num * scale) / (den * divisor)
}

function entPrize(terms: TicketTerms, wins: Wins): Minor {
  const odds = readOdds(terms.odds)
  const stakePerUnit = terms.stakeMinor / BigInt(terms.units)
  let scaled = 0n
  for (const [id, count] of Object.entries(wins)) {
    const price = odds.get(id)
    if (price === undefined) throw new RangeError(`a ticket carries no odds for ${id}`)
    scaled += BigInt(count) * stakePerUnit * price
  }
  return scaled / MINOR_PER_UNIT
}
