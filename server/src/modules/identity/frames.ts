import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { frameSession, type FrameSession } from './sessions.ts'

/**
 * Frame sessions, remembered for moments: a bet asks for its session again inside the purchase, so an
 * ended session can never buy; other calls may see it for as long as this memory lasts.
 */
export type Frames = { find(bearer: string, idle: boolean): Promise<FrameSession | Refusal> }

const REMEMBER_MS = 2_000
const REMEMBERED_MAX = 20_000

export function createFrames(ctx: () => Ctx): Frames {
  const known = new Map<string, { frame: FrameSession; untilMs: number }>()
  return {
    async find(bearer, idle) {
      if (bearer === '') return refuse('session_ended')
      const nowMs = Date.now()
      const remembered = known.get(bearer)
      if (remembered && remembered.untilMs > nowMs) return remembered.frame
      const frame = await frameSession(ctx(), bearer, idle)
      if (isRefusal(frame)) {
        known.delete(bearer)
        return frame
      }
      if (known.size >= REMEMBERED_MAX) known.clear()
      known.set(bearer, { frame, untilMs: nowMs + REMEMBER_MS })
      return frame
    },
  }
}
