/**
 * Live events: one WebSocket at /relay/live. The client says what it wants to hear
 * ({"subscribe": ["game:SSC1M"]}); the server answers with small hints, never with amounts:
 * the client asks the calls for the current state. After a reconnect it asks for everything anew.
 */
export type LiveTopic = 'site' | `game:${string}` | 'me'
export type LiveEvent =
  | { topic: 'site'; kind: 'status' | 'content' }
  | { topic: `game:${string}`; kind: 'opened' | 'closed' | 'settled' | 'void'; numero: string }
  | { topic: `game:${string}`; kind: 'drawn'; numero: string; result: number[] }
  | { topic: 'me'; kind: 'balance' | 'tickets' | 'deposit' | 'withdrawal' | 'session' }
export const livePath = '/relay/live'
/** `me` needs a proof: ?token= the session handle (site) or the frame token (embedded game). */
export type LiveRequest = { subscribe: LiveTopic[]; token?: string }
