import { CallError } from '@suerte/contract/client.ts'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { serverNowMs } from '../../clock.ts'
import { limits } from '../../constants.ts'
import { useT } from '../../i18n.ts'
import { useRefusalText } from '../../refusal-text.ts'
import { solveChallenge } from '../solve-challenge.ts'
import { useHumanCheck, type HumanAnswer } from '../use-human-check.ts'
import { dropCode, keepCode, keptText, onKept, readKept, secondsLeft } from './kept-code.ts'

type Options = {
  /** What the code is for: it is remembered by this name. */
  purpose: string
  /** Whom it goes to, as one text; '' while nobody is named. */
  recipient: string
  /** The server asks for a human check: the device does a sum by itself, a picture stands in for it. */
  humanNeeded?: boolean
  send: (human: HumanAnswer | undefined) => Promise<{ requestId: string; expirationTime: number }>
  /** Judges the field of the recipient; nothing is sent when it says no. */
  before?: () => boolean
  /** Whether the refusal was told somewhere else, say at the number. */
  onRefused?: (error: unknown) => boolean
}

export type SentCode = ReturnType<typeof useSentCode>

const humanRefusals: ReadonlySet<string> = new Set(['captcha_required', 'captcha_wrong'])

/**
 * A code that is sent by SMS or e-mail: asks for it, says so, and counts down until another one may be asked
 * for. A message that could not be sent starts no countdown.
 */
export function useSentCode(options: Options) {
  const { purpose, recipient, humanNeeded = false } = options
  const t = useT()
  const toast = useToast()
  const refusalText = useRefusalText()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [humanProblem, setHumanProblem] = useState<string>()
  const [pictureAsked, setPictureAsked] = useState(false)
  const human = useHumanCheck(pictureAsked)
  const { kept, leftS } = useKept(purpose, recipient)

  async function check(): Promise<HumanAnswer | undefined> {
    const answer = human.answer() ?? (await solveChallenge())
    if (!answer) setPictureAsked(true)
    return answer
  }
  function refused(error: unknown) {
    if (error instanceof CallError && humanRefusals.has(error.code)) {
      if (pictureAsked) human.refresh()
      setPictureAsked(true)
      setHumanProblem(refusalText(error))
    } else if (!options.onRefused?.(error)) setProblem(refusalText(error))
  }
  async function ask() {
    if (sending || leftS > 0 || options.before?.() === false) return
    setProblem(undefined)
    setHumanProblem(undefined)
    setSending(true)
    const { loadingToastMs: durationMs, noticeMs } = limits
    const shown = toast.show({ tone: 'loading', text: t('sentCode.sending'), durationMs })
    try {
      const answer = humanNeeded ? await check() : undefined
      if (humanNeeded && !answer) return setHumanProblem(t('human.missing'))
      keepCode(purpose, { recipient, ...(await options.send(answer)) })
      // The check was good once.
      setPictureAsked(false)
      human.clear()
      toast.show({ tone: 'success', text: t('sentCode.sent'), durationMs: noticeMs })
    } catch (error) {
      refused(error)
    } finally {
      toast.dismiss(shown)
      setSending(false)
    }
  }
  return {
    /** '' while no code is on its way to this recipient. */
    requestId: kept?.requestId ?? '',
    leftS,
    sending,
    /** Told at the code. */
    problem,
    human,
    /** Told at the picture. */
    humanProblem,
    pictureAsked,
    ask,
    /** The code was used, or is of no use any more: another one may be asked for. */
    done: () => dropCode(purpose),
  }
}

/** The code that is on its way to this recipient, and the seconds it is good for by the server's clock. */
function useKept(purpose: string, recipient: string) {
  const text = useSyncExternalStore(
    onKept,
    () => keptText(purpose),
    () => null,
  )
  const [nowMs, setNowMs] = useState(serverNowMs)
  // before anything is painted: the seconds are those of now, not of the last look
  useLayoutEffect(() => {
    if (!text) return undefined
    const tick = () => setNowMs(serverNowMs())
    tick()
    const timer = setInterval(tick, limits.smsTickMs)
    return () => clearInterval(timer)
  }, [text])
  const found = readKept(text, nowMs)
  const kept = found?.recipient === recipient ? found : undefined
  return { kept, leftS: kept ? secondsLeft(kept.expirationTime, nowMs) : 0 }
}
