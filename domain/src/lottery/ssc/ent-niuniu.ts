import { tier, type Play } from '../play.ts'
import { sumOf } from './digits.ts'
import { optionsPattern, type Option } from './options.ts'
import { ALL_FIVE, atWindow } from './pattern.ts'

/** 1 to 10 (10 is niuniu) when some three digits add up to a multiple of ten, else 0. */
export function bullOf(digits: readonly number[]): number {
  const rest = sumOf(digits) % 10
  // Three digits make a multiple of ten exactly when the other two leave what all five leave.
  const found = digits.some((a, i) => digits.some((b, j) => j > i && (a + b) % 10 === rest))
  return found ? rest || 10 : 0
}

const bull = (id: string, wins: (bull: number) => boolean): Option => ({
  id,
  tier: id,
  hits: (digits) => wins(bullOf(digits)),
})

const ODD_COUNT = 6375
const EVEN_COUNT = 6505

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const options: readonly Option[] = [
  bull('none', (n) => n === 0),
  ...numbers.map((value) => bull(`niu${value}`, (n) => n === value)),
  bull('niuniu', (n) => n === 10),
  bull('big', (n) => n >= 6),
  bull('small', (n) => n >= 1 && n <= 5),
  bull('odd', (n) => n % 2 === 1),
  bull('even', (n) => n > 0 && n % 2 === 0),
]

const of100k = (id: string, count: number) => tier(id, count, 100_000)

const tiers = [
  of100k('none', 35_649),
  ...numbers.map((value) => of100k(`niu${value}`, value % 2 === 1 ? ODD_COUNT : EVEN_COUNT)),
  of100k('niuniu', 6456),
  of100k('big', 32_216),
  of100k('small', 32_135),
  of100k('odd', 31_875),
  of100k('even', 32_476),
]

/** Niuniu of the five balls; without a bull big, small, odd and even lose. */
export const entNiuniuPlays: readonly Play[] = [
  atWindow(
    { base: 'SSC_E_NIU', group: 'ent-niuniu', mode: 'ent' },
    ALL_FIVE,
    optionsPattern({ size: 5, label: 'niu', options, tiers: () => tiers, symmetric: true }),
  ),
]
