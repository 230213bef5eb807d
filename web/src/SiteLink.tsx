import type { LinkProps } from '@suerte/ui/link.ts'
import type { ComponentProps } from 'react'
import { splitHref, useNavigation } from './navigation.ts'
import type { Path } from './paths.ts'
import { screenOf } from './screens.ts'
import { forgetFailures, loadScreen } from './shell/screen-code.ts'

type Props = { to: Path } & LinkProps & Omit<ComponentProps<'a'>, 'href' | keyof LinkProps>

/** A link inside the site: a real address, opened without loading the page anew. */
export function SiteLink({ to, children, ...rest }: Props) {
  const { go } = useNavigation()
  return (
    <a
      {...rest}
      href={to}
      // The screen's code is on its way before the finger lifts.
      onPointerDown={() => {
        forgetFailures()
        void loadScreen(screenOf(splitHref(to).path)).catch(() => undefined)
      }}
      onClick={(event) => {
        rest.onClick?.(event)
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (event.defaultPrevented || !plain || rest.target === '_blank') return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}
