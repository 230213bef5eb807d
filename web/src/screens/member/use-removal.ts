import { useState } from 'react'
import { useRefusalText } from '../../refusal-text.ts'

/** Takes something away after a question; what went wrong is a text. */
export function useRemoval<T>(remove: (thing: T) => Promise<void>) {
  const refusalText = useRefusalText()
  const [asked, setAsked] = useState<T>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function go() {
    const thing = asked
    // The question goes first: the server may have one of its own.
    setAsked(undefined)
    if (thing === undefined || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await remove(thing)
    } catch (error) {
      setProblem(refusalText(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    asked,
    busy,
    problem,
    go,
    ask: (thing: T) => setAsked(thing),
    cancel: () => setAsked(undefined),
  }
}
