import type { Logger } from 'pino'
import type { PlaceBets } from '../modules/lottery/bet-lanes.ts'
import type { GameBook } from '../modules/lottery/games.ts'
import type { NumeroIds } from '../modules/lottery/place-bet.ts'
import type { SettingsHolder } from '../modules/settings/site-settings.ts'
import type { BeaconSource } from '../modules/lottery/beacon.ts'
import type { Frames } from '../modules/identity/frames.ts'
import type { PaymentGateway } from '../modules/cashier/gateway.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Guard } from './guard.ts'
import type { Live } from './live.ts'
import type { Random } from './random.ts'
import type { Seal } from './seal.ts'
import type { SharedReads } from './shared-reads.ts'

/** What a use case may reach: the database and the ports to the world. */
export type Ctx = {
  db: Db
  clock: Clock
  random: Random
  seal: Seal
  live: Live
  reads: SharedReads
  guard: Guard
  log: Logger
  settings: SettingsHolder
  frames: Frames
  games: GameBook
  numeroIds: NumeroIds
  bets: PlaceBets
  beacon: BeaconSource
  /** null where no payment gateway is set up: then there is no such channel. */
  gateway: PaymentGateway | null
  /** Where browsers find this site, e.g. https://play.example; decides cookies and links. */
  publicUrl: string
}
