import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { CallError } from '@suerte/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { send } from './calls.ts'
import { DoorFrame } from './DoorFrame.tsx'
import { JoinForm } from './JoinForm.tsx'

/** Opened by a one-time link: makes an operator. */
export function InviteScreen() {
  const { token } = useParams({ from: '/invite/$token' })
  const invite = useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) =>
      send('GET /relay/console/invite/:token', { params: { token }, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const used = invite.error instanceof CallError && invite.error.code === 'link_used'
  return (
    <DoorFrame title={t('invite.title')}>
      {used ? (
        <EmptyState
          title={t('invite.used')}
          motif="moon"
          action={
            <Link to="/login" search={{}} className={buttonClass({})}>
              {t('invite.toLogin')}
            </Link>
          }
        >
          {t('invite.usedText')}
        </EmptyState>
      ) : (
        <Answer query={invite}>{(data) => <JoinForm token={token} invite={data} />}</Answer>
      )}
    </DoorFrame>
  )
}
