import type { PlayMode } from '@suerte/domain/lottery/play.ts'

/** What the address of the frame says: /m/lotto-h5/{mui}/{playType}/games/{gameId}?token&merchant&css&… */
export type FrameAddress = {
  gameId: string
  mode: PlayMode
  /** The single-use launch token; '' once it was spent. */
  token: string
  /** A stylesheet of the brand, or ''. */
  css: string
  language: string
}

const PATH = /\/(mui\d+)\/(trad|ent)\/games\/([A-Z0-9_]{2,24})\/?$/
const CSS_NAME = /^[a-z0-9-]{1,40}\.css$/

/** Reads an address; undefined when it names no game. Whatever it does not know it leaves out. */
export function readAddress(url: URL): FrameAddress | undefined {
  const match = PATH.exec(url.pathname)
  if (!match) return undefined
  const css = url.searchParams.get('css') ?? ''
  return {
    mode: match[2] === 'ent' ? 'ent' : 'trad',
    gameId: match[3] ?? '',
    token: url.searchParams.get('token') ?? '',
    css: CSS_NAME.test(css) ? css : '',
    language: url.searchParams.get('lang') ?? '',
  }
}

/** The same address without the spent token. */
export function withoutToken(url: URL): string {
  const next = new URL(url)
  next.searchParams.delete('token')
  return next.pathname + next.search + next.hash
}
