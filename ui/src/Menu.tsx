import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-paths.ts'
import { nextIndex } from './next-index.ts'
import styles from './Menu.module.css'

type Item = {
  id: string
  label: string
  icon?: IconName
  tone?: 'danger'
  onSelect: () => void
}

type Props = {
  label: string
  items: readonly Item[]
  icon?: IconName
  /** Shown in the button instead of the icon. */
  trigger?: ReactNode
  night?: boolean
}

/** A menu on the browser's own popover: it closes by itself on Esc and on a press elsewhere. */
export function Menu({ label, items, icon = 'more', trigger, night }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const entries = () => [...(list.current?.querySelectorAll('button') ?? [])]

  function place(open: boolean) {
    const at = button.current?.getBoundingClientRect()
    const menu = list.current
    if (!open || !at || !menu) return
    const rtl = getComputedStyle(menu).direction === 'rtl'
    // Ends where its button ends, unless it would then start outside the screen.
    const room = window.innerWidth - menu.offsetWidth - 8
    const inline = Math.min(rtl ? at.left : window.innerWidth - at.right, room)
    const below = window.innerHeight - at.bottom > menu.offsetHeight + 16
    menu.style.setProperty('inset-inline-end', `${Math.max(8, inline)}px`)
    menu.style.top = below ? `${at.bottom + 6}px` : 'auto'
    menu.style.bottom = below ? 'auto' : `${window.innerHeight - at.top + 6}px`
    entries()[0]?.focus()
  }

  function move(event: KeyboardEvent) {
    const all = entries()
    const from = all.findIndex((entry) => entry === document.activeElement)
    const to = nextIndex(event.key, from, all.length, false)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.trigger, night && styles.night)}
        aria-label={trigger ? undefined : label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {trigger ?? <Icon name={icon} size={22} />}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={move}
        onToggle={(event) => place(event.newState === 'open')}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            className={classNames(styles.item, item.tone && styles[item.tone])}
            onClick={() => {
              list.current?.hidePopover()
              item.onSelect()
            }}
          >
            {item.icon && <Icon name={item.icon} size={18} />}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}
