import type { Play, PlayMode } from '@suerte/domain/lottery/play.ts'

/** Plays of one kind that differ in the balls they look at only. */
export type BasePlay = { base: string; plays: readonly Play[] }
export type PlayGroup = { group: string; bases: readonly BasePlay[] }

/** The plays of a mode by group and kind, in the order of the rules. */
export function groupsOf(plays: readonly Play[], mode: PlayMode): PlayGroup[] {
  const groups = new Map<string, Map<string, Play[]>>()
  for (const play of plays) {
    if (play.mode !== mode) continue
    const bases = groups.get(play.group) ?? new Map<string, Play[]>()
    groups.set(play.group, bases)
    bases.set(play.base, [...(bases.get(play.base) ?? []), play])
  }
  return [...groups].map(([group, bases]) => ({
    group,
    bases: [...bases].map(([base, plays]) => ({ base, plays })),
  }))
}

/** The play of a kind that looks at the same balls as another one, else its first. */
export function sameWindow(base: BasePlay, play: Play): Play {
  const [first = play] = base.plays
  return base.plays.find((other) => other.window === play.window) ?? first
}
