import { useCallback, useEffect, useRef, useState } from 'react'
import { codeOf } from './calls.ts'

export type Page<Row> = { content: Row[]; pageNum: number; totalPages: number }

export type Pages<Row> = {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  /** Code of the last failure, '' when the last call went well. */
  error: string
  more: boolean
  loading: boolean
  loadMore: () => void
  reload: () => void
}

/** A list that comes in pages; asked for anew, as far as it was opened, when `version` changes. */
export function usePages<Row>(
  loadPage: (pageNo: number) => Promise<Page<Row>>,
  version: number,
): Pages<Row> {
  const [rows, setRows] = useState<readonly Row[]>()
  const [open, setOpen] = useState(1)
  const [total, setTotal] = useState(1)
  const [error, setError] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState('')
  const wanted = `${open}/${version}/${attempt}`
  const load = useRef(loadPage)
  useEffect(() => {
    load.current = loadPage
  })

  useEffect(() => {
    let left = false
    const pages = Array.from({ length: open }, (_, i) => load.current(i + 1))
    Promise.all(pages)
      .then((answers) => {
        if (left) return
        setRows(answers.flatMap((answer) => answer.content))
        setTotal(answers.at(-1)?.totalPages ?? 1)
        setError('')
      })
      .catch((failure: unknown) => {
        if (!left) setError(codeOf(failure))
      })
      .finally(() => {
        if (!left) setAnswered(wanted)
      })
    return () => {
      left = true
    }
  }, [open, wanted])

  const loadMore = useCallback(() => setOpen((count) => count + 1), [])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { rows, error, more: open < total, loading: answered !== wanted, loadMore, reload }
}
