import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onSessionEnd, send } from './api.ts'
import { noteTouch } from '@suerte/contract/activity.ts'

const session = (token: string) => ({
  token,
  merchantCode: 'suerte',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
})
const over = () => Response.json({ error: { code: 'session_ended' } }, { status: 401 })
type Sent = { path: string; headers: Record<string, string> }

/** A server of our own, and what it was asked. */
function serve(answer: (sent: Sent) => Response | Promise<Response>): Sent[] {
  const asked: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: Sent) => {
    const sent = { path, headers }
    asked.push(sent)
    return answer(sent)
  })
  return asked
}

beforeEach(() => {
  const held = new Map([['MC_SESSION_INFO', JSON.stringify(session('old'))]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('tells that the session is over when the server says so', async () => {
  serve(over)
  const heard: string[] = []
  const deaf = onSessionEnd(() => heard.push('over'))
  await expect(send('GET /wps/member/info')).rejects.toMatchObject({ code: 'session_ended' })
  expect(heard).toEqual(['over'])
  deaf()
})

it('[PSW-01] sends again with the new handle what was refused while the password changed', async () => {
  let changed: () => void = () => undefined
  const change = new Promise<void>((resolve) => (changed = resolve))
  const asked = serve(async ({ path, headers }) => {
    if (path.endsWith('passWordChangeV2')) {
      await change
      return Response.json(session('new'))
    }
    return headers['x-session'] === 'new' ? Response.json({ account: 'maria' }) : over()
  })
  const heard: string[] = []
  const deaf = onSessionEnd(() => heard.push('over'))
  const changing = send('POST /wps/account/passWordChangeV2', { body: { data: 'sealed' } })
  const meanwhile = send('GET /wps/member/info')
  changed()
  expect(await meanwhile).toEqual({ account: 'maria' })
  expect(await changing).toMatchObject({ token: 'new' })
  expect(asked.map(({ headers }) => headers['x-session'])).toEqual(['old', 'old', 'new'])
  expect(heard).toEqual([])
  deaf()
})

it('[LOGIN-08] does not tell who is just leaving that the session is over', async () => {
  let left: () => void = () => undefined
  const leaving = new Promise<void>((resolve) => (left = resolve))
  serve(async ({ path }) => {
    if (!path.endsWith('logout')) return over()
    await leaving
    return Response.json({ success: true })
  })
  const heard: string[] = []
  const deaf = onSessionEnd(() => heard.push('over'))
  const leave = send('DELETE /wps/account/logout', { body: { token: 'old' } })
  await expect(send('GET /wps/member/info')).rejects.toMatchObject({ code: 'session_ended' })
  left()
  await leave
  expect(heard).toEqual([])
  deaf()
})

it('says of calls that nobody asked for that they are idle ones', async () => {
  const asked = serve(() => Response.json({}))
  noteTouch(Date.now())
  await send('GET /wps/member/info')
  noteTouch(0)
  await send('GET /wps/member/info')
  expect(asked.map(({ headers }) => headers['x-idle'])).toEqual([undefined, '1'])
})
