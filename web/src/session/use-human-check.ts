import { useCallback, useEffect, useState } from 'react'
import type { Reply } from '@suerte/contract/calls.ts'
import { send } from '../api.ts'
import type { SolvedWork } from './proof-of-work.ts'

type Picture = Reply<'GET /wps/system/captcha'>
export type HumanAnswer = { captchaId: string; captcha: string } | SolvedWork
export type Work = 'idle' | 'working' | 'solved' | 'failed'

/** A picture to read or a sum for the device to do; either answer is good once. */
export function useHumanCheck(active: boolean) {
  const [picture, setPicture] = useState<Picture>()
  const [pictureFailed, setPictureFailed] = useState(false)
  const [code, setCode] = useState('')
  const [work, setWork] = useState<{ state: Work; solved?: SolvedWork }>({ state: 'idle' })

  const fetchPicture = useCallback(async () => {
    try {
      setPicture(await send('GET /wps/system/captcha'))
      setPictureFailed(false)
    } catch {
      setPicture(undefined)
      setPictureFailed(true)
    }
  }, [])
  useEffect(() => {
    // What it sets is set when the answer is there.
    // oxlint-disable-next-line react/set-state-in-effect
    if (active) void fetchPicture()
  }, [active, fetchPicture])

  /** Another picture; what was typed or computed for the last one is gone. */
  function refresh() {
    setCode('')
    setWork({ state: 'idle' })
    void fetchPicture()
  }
  async function doWork() {
    setWork({ state: 'working' })
    try {
      const [task, { solveWork }] = await Promise.all([
        send('GET /wps/system/challenge'),
        import('./proof-of-work.ts'),
      ])
      const solved = await solveWork(task)
      setWork(solved ? { state: 'solved', solved } : { state: 'failed' })
    } catch {
      setWork({ state: 'failed' })
    }
  }
  const answer = (): HumanAnswer | undefined => {
    if (work.solved) return work.solved
    return picture && code ? { captchaId: picture.captchaId, captcha: code } : undefined
  }
  return { picture, pictureFailed, code, setCode, refresh, work: work.state, doWork, answer }
}
