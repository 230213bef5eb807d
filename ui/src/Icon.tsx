import { iconPaths, type IconName } from './icons/icon-paths.ts'

/** Arrows that point along the line of reading turn round in right-to-left. */
const mirrored = new Set<IconName>([
  'chevron-right',
  'chevron-left',
  'arrow-left',
  'arrow-right',
  'log-out',
  'undo',
])

type Props = { name: IconName; size?: number; label?: string | undefined; className?: string }

export function Icon({ name, size = 20, label, className }: Props) {
  return (
    <svg
      className={className}
      data-mirror={mirrored.has(name) || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={{ flex: 'none' }}
      // Our own constant outlines; nothing from outside reaches this.
      dangerouslySetInnerHTML={{ __html: iconPaths[name] }}
    />
  )
}
