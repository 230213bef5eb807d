import type { Family } from './family.ts'
import type { Play } from './play.ts'
import { ssc } from './ssc/family.ts'

/** Every lottery family there is. A new one is a folder beside `ssc` and an entry here. */
export const families: readonly Family[] = [ssc]

const playsByCode = new Map(
  families.flatMap((family) => family.plays.map((play) => [play.code, play] as const)),
)

/** The family with this code, if there is one. */
export function findFamily(code: string): Family | undefined {
  return families.find((family) => family.code === code)
}

/** The play with this code, of whatever family, if there is one. */
export function findPlay(code: string): Play | undefined {
  return playsByCode.get(code)
}
