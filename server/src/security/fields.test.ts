import {
  changePasswordPayload,
  loginPayload,
  passwordByPhonePayload,
  registerPayload,
} from '@suerte/contract/account.ts'
import { callList } from '@suerte/contract/calls.ts'
import { confirmPayload } from '@suerte/contract/member.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/** The answers of browsers to passkey ceremonies: their shape is the standard's, a library reads them. */
const STANDARD = new Set(['answer', 'options'])

/** Every object inside a schema that would let a field pass that nobody named. */
function openObjects(schema: z.core.$ZodType, path: string): string[] {
  const { def } = schema._zod
  const inner = 'innerType' in def ? def.innerType : undefined
  // zod's own pieces: schemas inside schemas
  if (inner) return openObjects(inner as z.core.$ZodType, path)
  if (schema instanceof z.ZodObject) {
    const strict = schema.def.catchall instanceof z.ZodNever
    const parts = Object.entries(schema.shape).flatMap(([name, part]) =>
      STANDARD.has(name) ? [] : openObjects(part, `${path}.${name}`),
    )
    return strict ? parts : [path, ...parts]
  }
  if (schema instanceof z.ZodArray) return openObjects(schema.element, `${path}[]`)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option, at) => openObjects(option, `${path}|${at}`))
  if (schema instanceof z.ZodRecord) return openObjects(schema.valueType, `${path}{}`)
  return []
}

describe('[Z-03] only listed fields', () => {
  test.each(['params', 'query', 'body', 'reply'] as const)('can stand in a %s', (part) => {
    const open = callList.flatMap(([key, call]) => {
      const schema = call[part]
      return schema ? openObjects(schema, key) : []
    })
    expect(open).toEqual([])
  })

  test('can stand in a sealed payload', () => {
    const payloads = {
      loginPayload,
      registerPayload,
      passwordByPhonePayload,
      changePasswordPayload,
      confirmPayload,
    }
    const open = Object.entries(payloads).flatMap(([name, schema]) => openObjects(schema, name))
    expect(open).toEqual([])
  })

  test('the search finds an open object when there is one', () => {
    const leaky = z.strictObject({ rows: z.array(z.object({ id: z.string() })).optional() })
    expect(openObjects(leaky, 'x')).toEqual(['x.rows[]'])
  })
})
