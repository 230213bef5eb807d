import type { Reply } from '@suerte/contract/calls.ts'

export type Status = Reply<'GET /wps/system/status'>
export type OpenNumeros = Reply<'GET /lgw/numeros/opened/:gameId'>
export type LotteryGame = Reply<'GET /lgw/games/mobile'>['games'][number]

/** What the first screen is rendered from, on the server and again in the browser. The same for every guest. */
export type Boot = {
  /** As the visitor's own address sees it. */
  status: Status
  banners: Reply<'GET /wps/content/banners'>['banners']
  announcements: Reply<'GET /wps/content/announcements'>['announcements']
  /** null when the counter is switched off. */
  jackpot: Reply<'GET /wps/content/jackpot'> | null
  games: LotteryGame[]
  /** By game id; a game that is missing here is asked for by the browser. */
  numeros?: Record<string, OpenNumeros>
}

/** A closed site tells nothing but that it is closed. */
export function bootFor(boot: Boot): Boot {
  if (boot.status.status === 0) return boot
  return { status: boot.status, banners: [], announcements: [], jackpot: null, games: [] }
}

/** JSON that is safe inside a script element. */
export function embeddable(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The boot data of this document. */
export function readBoot(): Boot {
  const text = document.querySelector('#boot')?.textContent
  if (!text) throw new Error('The document has no boot data')
  // Written by our own renderer from a Boot.
  return JSON.parse(text) as Boot
}
