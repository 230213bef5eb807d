import { useMemo } from 'react'
import { gameArt, type GameArtInput } from './art/game-art.ts'
import { classNames } from './class-names.ts'
import styles from './GameArt.module.css'

/** A game's tile. The link or button around it carries the name; the picture itself is not read. */
export function GameArt({
  code,
  category,
  studio,
  title,
  className,
}: GameArtInput & { className?: string }) {
  const svg = useMemo(
    () => gameArt({ code, category, studio, title }),
    [code, category, studio, title],
  )
  return (
    <span
      className={classNames(styles.tile, className)}
      aria-hidden="true"
      // Drawn by our own generator, which escapes the title.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
