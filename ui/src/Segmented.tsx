import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { classNames } from './class-names.ts'
import { nextIndex } from './next-index.ts'
import styles from './Segmented.module.css'

type Option<V extends string> = { value: V; label: ReactNode; badge?: number | undefined }

type Props<V extends string> = {
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly Option<V>[]
  kind?: 'radio' | 'tabs'
  /** With tabs: ids are `${idBase}-tab-${value}`, and the panel's must be `${idBase}-panel-${value}`. */
  idBase?: string
  fill?: boolean
}

/** One choice of a few, in a row that scrolls; as radio buttons or as tabs. */
export function Segmented<V extends string>(props: Props<V>) {
  const { label, value, onChange, options, kind = 'radio', fill = false } = props
  const ownId = useId()
  const idBase = props.idBase ?? ownId
  const row = useRef<HTMLDivElement>(null)
  const tabs = kind === 'tabs'
  const chosen = options.findIndex((option) => option.value === value)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const to = nextIndex(event.key, Math.max(chosen, 0), options.length, isRtl(event.currentTarget))
    const option = to === undefined ? undefined : options[to]
    if (!option || to === undefined) return
    event.preventDefault()
    onChange(option.value)
    const button = row.current?.querySelectorAll('button')[to]
    button?.focus()
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return (
    // The arrow keys belong to the group; each segment is a button with its own role.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      className={classNames(styles.row, fill && styles.fill)}
      role={tabs ? 'tablist' : 'radiogroup'}
      aria-label={label}
      onKeyDown={move}
    >
      {options.map((option, index) => {
        const on = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            id={`${idBase}-tab-${option.value}`}
            role={tabs ? 'tab' : 'radio'}
            aria-selected={tabs ? on : undefined}
            aria-controls={tabs && props.idBase && on ? `${idBase}-panel-${value}` : undefined}
            aria-checked={tabs ? undefined : on}
            tabIndex={on || (chosen === -1 && index === 0) ? 0 : -1}
            className={classNames(styles.segment, on && styles.on)}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.badge !== undefined && <Badge count={option.badge} />}
          </button>
        )
      })}
    </div>
  )
}

function isRtl(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
