import { Field } from '@suerte/ui/Field.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { useEffect, useRef, useState } from 'react'

const TYPING_PAUSE_MS = 300

type Props = { label: string; value: string; onSearch: (text: string | undefined) => void }

/** A filter that follows the typing after a pause; "/" leads to it. */
export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const search = useRef(onSearch)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    search.current = onSearch
  }, [onSearch])
  useEffect(() => {
    const text = typed.trim()
    if (text === value) return undefined
    const timer = setTimeout(() => search.current(text || undefined), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <search>
      <Field
        label={label}
        hideLabel
        placeholder={label}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        data-search=""
        prefix={<Icon name="search" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}
