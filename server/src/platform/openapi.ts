import { callList } from '@suerte/contract/calls.ts'
import { refusals } from '@suerte/contract/refusals.ts'
import type { Call } from '@suerte/contract/shapes.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const schema = (shape: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' })

function parameters(call: Call) {
  const fields = (shape: z.ZodObject | undefined): [string, z.ZodType][] =>
    // zod types the fields of its objects by their inner core
    Object.entries(shape?.shape ?? {}).map(([name, field]) => [name, field as z.ZodType])
  const of = (shape: z.ZodObject | undefined, place: 'path' | 'query') =>
    fields(shape).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(z.object({ [name]: field }), {}).success,
      schema: schema(field, 'input'),
    }))
  const key = call.money
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]
    : []
  return [...of(call.params, 'path'), ...of(call.query, 'query'), ...key]
}

function operation(call: Call) {
  const byStatus = new Map<number, string[]>()
  for (const code of call.refusals) {
    const { status } = refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const refused = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', '), content: error },
  ])
  const body = call.body ?? null
  return {
    operationId: call.name,
    summary: call.summary,
    'x-caller': call.caller,
    ...(call.roles ? { 'x-roles': call.roles } : {}),
    parameters: parameters(call),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schema(body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'done',
        content: { 'application/json': { schema: schema(call.reply, 'output') } },
      },
      ...Object.fromEntries(refused),
    },
  }
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, call] of callList) {
    const [method = '', path = ''] = key.split(' ')
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(call) }
  }
  const errorSchema = {
    type: 'object',
    required: ['error', 'requestId'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { enum: Object.keys(refusals) },
          message: { type: 'string' },
          field: { type: 'string' },
          detail: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
      requestId: { type: 'string' },
    },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Suerte', version: '0.1.0', description: 'Every call of the platform' },
    paths,
    components: { schemas: { Error: errorSchema } },
  }
}

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A page that lists the calls, made from the contract; no script needed. */
function page(): string {
  const rows = callList.map(([key, call]) => {
    const part = (title: string, shape: z.ZodType | undefined) =>
      shape ? `<h3>${title}</h3>${shown(shape, 'input')}` : ''
    const shown = (shape: z.ZodType | undefined, io: 'input' | 'output') =>
      shape ? `<pre>${escape(JSON.stringify(schema(shape, io), null, 1))}</pre>` : ''
    return (
      `<details><summary><code>${escape(key)}</code> ${escape(call.summary)}</summary>` +
      `<p>${call.name} · for: ${call.caller}${call.roles ? ` (${call.roles.join(', ')})` : ''}` +
      `${call.money ? ' · needs an Idempotency-Key' : ''}</p>` +
      part('Params', call.params) +
      part('Query', call.query) +
      part('Body', call.body) +
      `<h3>Reply</h3>${shown(call.reply, 'output')}` +
      `<h3>Refusals</h3><p>${call.refusals.join(', ') || 'none'}</p></details>`
    )
  })
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Suerte: calls</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:60rem;' +
    'margin:2rem auto;padding:0 1rem}summary{padding:.5rem 0;cursor:pointer}pre{overflow:auto;font-size:13px}</style>' +
    `<main><h1>Calls</h1><p>The same as <a href="/openapi.json">an OpenAPI 3.1 document</a>.</p>${rows.join('')}</main>`
  )
}

export function mountDocument(app: FastifyInstance) {
  let document: string | undefined
  let html: string | undefined
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(openApiDocument()))),
  )
  app.get('/api', (_request, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send((html ??= page())),
  )
}
