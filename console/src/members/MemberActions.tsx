import type { Reply } from '@suerte/contract/calls.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import styles from './MemberView.module.css'

type Member = Reply<'GET /relay/console/members/:id'>
type Action = 'disable' | 'enable' | 'endSessions'

/** Shuts a member out, lets them in again, or ends their sessions; always with a reason. */
export function MemberActions({ member }: { member: Member }) {
  const may = useMay()
  const { show } = useToast()
  const [asking, setAsking] = useState<Action>()
  const { id } = member
  const act = useMutation({
    mutationFn: async ({ action, reason }: { action: Action; reason: string }) => {
      if (action === 'endSessions') {
        const { ended } = await send('DELETE /relay/console/members/:id/sessions', {
          params: { id },
          body: { reason },
        })
        return t('member.done.endSessions', { n: ended })
      }
      const disabled = action === 'disable'
      await send('POST /relay/console/members/:id/disable', {
        params: { id },
        body: { disabled, reason },
      })
      return disabled ? t('member.done.disable') : t('member.done.enable')
    },
    onSuccess: (text) => {
      setAsking(undefined)
      show({ tone: 'success', text })
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['member', id] }),
        queryClient.invalidateQueries({ queryKey: ['members'] }),
      ]),
  })
  const ask = (action: Action) => {
    act.reset()
    setAsking(action)
  }
  const mayDisable = may('POST /relay/console/members/:id/disable')
  const mayEnd = may('DELETE /relay/console/members/:id/sessions')
  if (!mayDisable && !mayEnd) return null
  return (
    <div className={styles.actions}>
      {mayEnd && (
        <Button disabled={member.sessions === 0} onClick={() => ask('endSessions')}>
          {t('member.act.endSessions')}
        </Button>
      )}
      {mayDisable && (
        <Button
          tone={member.disabled ? 'secondary' : 'danger'}
          onClick={() => ask(member.disabled ? 'enable' : 'disable')}
        >
          {member.disabled ? t('member.act.enable') : t('member.act.disable')}
        </Button>
      )}
      <ReasonDialog
        open={asking !== undefined}
        title={asking ? t(`member.ask.${asking}`, { account: member.account }) : ''}
        confirmLabel={asking ? t(`member.act.${asking}`) : ''}
        danger={asking === 'disable'}
        busy={act.isPending}
        error={act.error}
        onConfirm={(reason) => asking && act.mutate({ action: asking, reason })}
        onCancel={() => setAsking(undefined)}
      >
        {asking && t(`member.means.${asking}`)}
      </ReasonDialog>
    </div>
  )
}
