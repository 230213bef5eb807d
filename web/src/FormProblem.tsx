import { Banner } from '@suerte/ui/Banner.tsx'
import { useEffect, useRef, type ReactNode } from 'react'

type Props = { text: string | undefined; action?: ReactNode }

/** Why a form was not taken, below its button: nothing above moves, and it comes into sight. */
export function FormProblem({ text, action }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  if (!text) return null
  return (
    <div ref={place}>
      <Banner tone="error" action={action}>
        {text}
      </Banner>
    </div>
  )
}
