import { useCallback, useEffect, useState } from 'react'
import type { Reply } from '@suerte/contract/calls.ts'
import { send } from '../api.ts'
import type { SolvedWork } from './proof-of-work.ts'
import { solveChallenge } from './solve-challenge.ts'

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
    clear()
    void fetchPicture()
  }
  /** What was typed or computed was used up. */
  function clear() {
    setCode('')
    setWork({ state: 'idle' })
  }
  async function doWork() {
    setWork({ state: 'working' })
    const solved = await solveChallenge()
    setWork(solved ? { state: 'solved', solved } : { state: 'failed' })
  }
  const answer = (): HumanAnswer | undefined => {
    if (work.solved) return work.solved
    return picture && code ? { captchaId: picture.captchaId, captcha: code } : undefined
  }
  return { picture, pictureFailed, code, setCode, refresh, clear, work: work.state, doWork, answer }
}
