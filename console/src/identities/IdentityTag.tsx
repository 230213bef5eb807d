import { Tag } from '@suerte/ui/Tag.tsx'
import { t } from '../i18n.ts'

const tones = { none: 'neutral', waiting: 'warn', verified: 'up', refused: 'danger' } as const
type State = keyof typeof tones

/** How far the check of an identity has come; a state nobody knows is none. */
export function IdentityTag({ state }: { state: string }) {
  const known: State = isState(state) ? state : 'none'
  return <Tag tone={tones[known]}>{t(`identities.state.${known}`)}</Tag>
}

function isState(state: string): state is State {
  return Object.hasOwn(tones, state)
}
