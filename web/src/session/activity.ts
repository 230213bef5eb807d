import { limits } from '../constants.ts'

let touchedAtMs = Date.now()

const touches = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin'] as const

/** Notes every touch of the page from now on; the server has no page. */
export function watchActivity(page: EventTarget): void {
  for (const touch of touches)
    page.addEventListener(touch, () => noteTouch(Date.now()), { passive: true, capture: true })
}

export function noteTouch(nowMs: number): void {
  touchedAtMs = nowMs
}

/** Whether nobody touched the page for a minute: what it asks for then, it asks by itself. */
export function isIdle(nowMs: number): boolean {
  return nowMs - touchedAtMs >= limits.idleAfterMs
}
