import type { z } from 'zod'
import { accountCalls } from './account.ts'
import { cashierCalls } from './cashier.ts'
import { consoleAccountCalls } from './console-accounts.ts'
import { consoleCashCalls } from './console-cash.ts'
import { consoleCalls } from './console.ts'
import { lotteryCalls } from './lottery.ts'
import { memberSafetyCalls } from './member-safety.ts'
import { memberCalls } from './member.ts'
import type { Call } from './shapes.ts'
import { systemCalls } from './system.ts'

/** Every call of the product, once. Routes, the browser's client and the OpenAPI document come from it. */
export const calls = {
  ...systemCalls,
  ...accountCalls,
  ...memberCalls,
  ...memberSafetyCalls,
  ...cashierCalls,
  ...lotteryCalls,
  ...consoleCalls,
  ...consoleCashCalls,
  ...consoleAccountCalls,
}

export type CallKey = keyof typeof calls

type Out<T> = T extends z.ZodType ? z.output<T> : undefined
type In<T> = T extends z.ZodType ? z.input<T> : undefined
type Of<C, K extends string> = C extends Record<K, infer T> ? T : undefined

/** What the server's handlers get and give. Computed once: the compiler reads it, not the schemas. */
export type CallTable = {
  [K in CallKey]: {
    name: (typeof calls)[K]['name']
    params: Out<Of<(typeof calls)[K], 'params'>>
    query: Out<Of<(typeof calls)[K], 'query'>>
    body: Out<Of<(typeof calls)[K], 'body'>>
    reply: Out<(typeof calls)[K]['reply']>
    refusal: (typeof calls)[K]['refusals'][number]
  }
}
/** What a client sends: defaults may be left out. */
export type Requests = {
  [K in CallKey]: {
    params: In<Of<(typeof calls)[K], 'params'>>
    query: In<Of<(typeof calls)[K], 'query'>>
    body: In<Of<(typeof calls)[K], 'body'>>
    money: Of<(typeof calls)[K], 'money'>
  }
}
export type Reply<K extends CallKey> = CallTable[K]['reply']

/** All calls as plain entries, for routes, documents and tests. */
export const callList: readonly (readonly [CallKey, Call])[] = Object.entries(calls) as never
