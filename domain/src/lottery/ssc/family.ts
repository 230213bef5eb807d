import type { Family } from '../family.ts'
import { anyKPlays } from './any-k.ts'
import { anyPositionPlays } from './any-position.ts'
import { dragonTigerPlays, entDragonTigerPlays } from './dragon-tiger.ts'
import { entAnyBallPlays } from './ent-any-ball.ts'
import { entBallPlays } from './ent-balls.ts'
import { entCardPlays } from './ent-cards.ts'
import { entFixedPlays } from './ent-fixed.ts'
import { entNiuniuPlays } from './ent-niuniu.ts'
import { entShapePlays } from './ent-shapes.ts'
import { entTotalPlays } from './ent-total.ts'
import { fiveStarPlays } from './five-star.ts'
import { fourStarPlays } from './four-star.ts'
import { funPlays } from './fun.ts'
import { locatePlays } from './locate.ts'
import { POSITIONS } from './pattern.ts'
import { sizeParityPlays } from './size-parity.ts'
import { threeStarPlays } from './three-star.ts'
import { twoStarPlays } from './two-star.ts'

/** Five independent digits, ten thousands to units. */
export const ssc: Family = {
  code: 'SSC',
  draw: { count: 5, base: 10, positions: POSITIONS },
  plays: [
    ...fiveStarPlays,
    ...fourStarPlays,
    ...threeStarPlays,
    ...twoStarPlays,
    ...locatePlays,
    ...anyPositionPlays,
    ...sizeParityPlays,
    ...funPlays,
    ...dragonTigerPlays,
    ...anyKPlays,
    ...entBallPlays,
    ...entTotalPlays,
    ...entDragonTigerPlays,
    ...entAnyBallPlays,
    ...entShapePlays,
    ...entFixedPlays,
    ...entNiuniuPlays,
    ...entCardPlays,
  ],
}
