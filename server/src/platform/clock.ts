/** The server's clock. Deadlines are judged by the database's own (`suerte_now()`), never by this one. */
export type Clock = { nowMs(): number }

export const systemClock: Clock = { nowMs: () => Date.now() }
