import { useCallback, useRef, useState, type ReactNode } from 'react'
import { indexAfter, indexAt, scrollFor } from './carousel-index.ts'
import { IconButton } from './IconButton.tsx'
import { useSelfMoving } from './use-self-moving.ts'
import styles from './Carousel.module.css'

const EVERY_MS = 5000

type Props = {
  items: readonly { id: string; label: string; content: ReactNode }[]
  label: string
  pauseLabel: string
  playLabel: string
  previousLabel: string
  nextLabel: string
  /** "2 of 4". */
  itemText: (place: number, of: number) => string
}

/** Slides by the browser's own scrolling: swipe, wheel and keys work; by itself every 5 s, if more than one. */
export function Carousel(props: Props) {
  const { items, label } = props
  const rail = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const count = items.length
  const many = count > 1

  const step = useCallback(
    (steps: number) => {
      const element = rail.current
      if (!element) return
      const slidePx = element.clientWidth
      const to = indexAfter(indexAt(element.scrollLeft, slidePx, count), steps, count)
      const rtl = getComputedStyle(element).direction === 'rtl'
      element.scrollTo({ left: scrollFor(to, slidePx, rtl), behavior: 'smooth' })
    },
    [count],
  )
  const forward = useCallback(() => step(1), [step])
  const { paused, moving, setPaused, hold } = useSelfMoving(forward, EVERY_MS, many)

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      {...hold}
    >
      <ul
        ref={rail}
        // What scrolls must be reachable by keyboard, slides without links too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        className={styles.rail}
        aria-live={moving ? 'off' : 'polite'}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          setIndex(indexAt(scrollLeft, clientWidth, count))
        }}
      >
        {items.map((item, place) => (
          <li
            key={item.id}
            className={styles.slide}
            aria-label={`${item.label}, ${props.itemText(place + 1, count)}`}
            // What is out of sight is out of the tab order too.
            inert={place !== index}
          >
            {item.content}
          </li>
        ))}
      </ul>
      {many && (
        <div className={styles.controls}>
          <IconButton icon="chevron-left" label={props.previousLabel} onClick={() => step(-1)} />
          <span className={styles.dots} aria-hidden="true">
            {items.map((item, place) => (
              <span key={item.id} className={styles.dot} data-on={place === index || undefined} />
            ))}
          </span>
          <IconButton icon="chevron-right" label={props.nextLabel} onClick={() => step(1)} />
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? props.playLabel : props.pauseLabel}
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </section>
  )
}
