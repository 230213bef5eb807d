import type { ReactNode } from 'react'

export type LinkProps = {
  className?: string | undefined
  children: ReactNode
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
}

/** Draws a router's own link with our looks: `(p) => <Link to="/m/home" {...p} />`. */
export type LinkRender = (props: LinkProps) => ReactNode
