/** Nobody touched the page for so long: what it asks for then, it asks by itself. */
const IDLE_AFTER_MS = 60_000

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

/** Whether nobody is there. */
export function isIdle(nowMs: number): boolean {
  return nowMs - touchedAtMs >= IDLE_AFTER_MS
}

/** The header of calls that a page makes by itself: they do not keep a session alive that nobody uses. */
export function idleHeader(nowMs: number = Date.now()): Record<string, string> {
  return isIdle(nowMs) ? { 'x-idle': '1' } : {}
}
