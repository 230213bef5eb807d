import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { REAL_TYPES } from '../../constants.ts'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { memberQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { SiteLink } from '../../SiteLink.tsx'
import { ConsentSheet } from './ConsentSheet.tsx'
import { obstacleOf, type Obstacle } from './obstacle.ts'

type Props = {
  children: ReactNode
  /** The way back, on screens that have none of their own. */
  back?: ReactNode
}

/** Shows what plays or pays in only to members who may; the others are told what comes first. */
export function Clearance({ children, back }: Props) {
  const member = useQuery(memberQuery)
  return (
    <>
      <QueryView query={member} count={1}>
        {(known) => (
          <Gate
            back={back}
            // Trials play without all this.
            obstacle={REAL_TYPES.includes(known.type) ? obstacleOf(known) : undefined}
          >
            {children}
          </Gate>
        )}
      </QueryView>
      {member.isLoadingError && back}
    </>
  )
}

function Gate({ obstacle, back, children }: Props & { obstacle: Obstacle | undefined }) {
  // Who is inside stays there with what they typed: a later question comes as a sheet over it.
  const [passed, setPassed] = useState(obstacle === undefined)
  if (passed || obstacle === undefined) return children
  return (
    <>
      {obstacle === 'consent' ? (
        <Consent onAgreed={() => setPassed(true)} />
      ) : (
        <Told obstacle={obstacle} />
      )}
      {back}
    </>
  )
}

function Consent({ onAgreed }: { onAgreed: () => void }) {
  const t = useT()
  const [open, setOpen] = useState(true)
  return (
    <>
      <EmptyState
        title={t('consent.first')}
        action={
          <Button tone="primary" block onClick={() => setOpen(true)}>
            {t('consent.open')}
          </Button>
        }
      >
        {t('consent.text')}
      </EmptyState>
      <ConsentSheet open={open} onConfirmed={onAgreed} onCancel={() => setOpen(false)} />
    </>
  )
}

function Told({ obstacle }: { obstacle: 'closing' | 'identity' }) {
  const t = useT()
  const closing = obstacle === 'closing'
  return (
    <EmptyState
      title={t(closing ? 'closeAccount.closing' : 'identity.first')}
      motif="moon"
      action={
        <SiteLink
          to={closing ? paths.closeAccount : paths.identity}
          className={buttonClass({ tone: 'primary', block: true })}
        >
          {t(closing ? 'closeAccount.more' : 'identity.title')}
        </SiteLink>
      }
    >
      {t(closing ? 'refusal.account_closing' : 'refusal.identity_needed')}
    </EmptyState>
  )
}
