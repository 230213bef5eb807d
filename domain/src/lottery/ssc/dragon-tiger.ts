import { tier, type Play, type PlayMode, type PlayOptions, type Tier } from '../play.ts'
import { optionsPattern } from './options.ts'
import { atWindow, PAIRS, type Pattern } from './pattern.ts'

const isTie = ([first, second]: readonly number[]) => first === second

/** Dragon, tiger, tie of two positions; at fixed odds a tie may give dragon and tiger back. */
function dragonTiger(mode: PlayMode): Pattern {
  const tieGivesBack = (options: PlayOptions) => mode === 'ent' && options.dragonTigerTie === 'push'
  const pushes = (digits: readonly number[], options: PlayOptions) =>
    isTie(digits) && tieGivesBack(options)
  const side = (id: string, options: PlayOptions): Tier => ({
    ...tier(id, 45, 100),
    pushNum: tieGivesBack(options) ? 10 : 0,
  })
  return optionsPattern({
    size: 2,
    label: 'pair',
    options: [
      { id: 'dragon', tier: 'dragon', hits: ([a = 0, b = 0]) => a > b, pushes },
      { id: 'tiger', tier: 'tiger', hits: ([a = 0, b = 0]) => a < b, pushes },
      { id: 'tie', tier: 'tie', hits: isTie },
    ],
    tiers: (options) => [side('dragon', options), side('tiger', options), tier('tie', 10, 100)],
    symmetric: false,
  })
}

/** Dragon and tiger of all ten pairs, by series. */
export const dragonTigerPlays: readonly Play[] = PAIRS.map((pair) =>
  atWindow({ base: 'SSC_LH', group: 'dragon' }, pair, dragonTiger('trad')),
)

/** Dragon and tiger of all ten pairs, at fixed odds. */
export const entDragonTigerPlays: readonly Play[] = PAIRS.map((pair) =>
  atWindow({ base: 'SSC_E_LH', group: 'ent-dragon', mode: 'ent' }, pair, dragonTiger('ent')),
)
