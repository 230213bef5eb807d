import { CallError } from '@suerte/contract/client.ts'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { t } from '../i18n.ts'
import { queryClient, send } from '../session/calls.ts'
import { intentionKeys } from '../session/intention-keys.ts'
import { isLastApproval, type Decision, type QueueKind, type QueueRow } from './decisions.ts'

export type Decided = { decision: Decision; row: QueueRow; text: string }
type Sent = { params: { id: string }; idempotencyKey: string }

const keys = intentionKeys()

function sendDecision(kind: QueueKind, decided: Decided, sent: Sent): Promise<QueueRow> {
  const reason = decided.text.trim()
  if (kind === 'deposit')
    return decided.decision === 'approve'
      ? send('POST /relay/console/deposits/:id/approve', { ...sent, body: { reason } })
      : send('POST /relay/console/deposits/:id/refuse', { ...sent, body: { reason } })
  if (decided.decision === 'approve')
    return send('POST /relay/console/withdrawals/:id/approve', { ...sent, body: { reason } })
  if (decided.decision === 'refuse')
    return send('POST /relay/console/withdrawals/:id/refuse', { ...sent, body: { reason } })
  return send('POST /relay/console/withdrawals/:id/paid', { ...sent, body: { reference: reason } })
}

/** Makes a decision once, whatever happens to the answer, and tells the operator what came of it. */
export function useDecide(kind: QueueKind, onDone: (decided: Decided) => void) {
  const { show } = useToast()
  return useMutation({
    mutationFn: async (decided: Decided) => {
      const { row, decision, text } = decided
      const intention = [kind, row.id, decision, text.trim()].join('\n')
      const idempotencyKey = keys.keyFor(intention)
      try {
        const answer = await sendDecision(kind, decided, { params: { id: row.id }, idempotencyKey })
        keys.answered(intention)
        return answer
      } catch (error) {
        keys.answered(intention, error instanceof CallError ? error.code : 'unknown_error')
        throw error
      }
    },
    onSuccess: (_answer, decided) => {
      const half = decided.decision === 'approve' && !isLastApproval(decided.row)
      show({
        tone: 'success',
        text: half ? t('decide.half') : t(`decide.done.${decided.decision}`),
        ...(half && { durationMs: 6000 }),
      })
      onDone(decided)
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [kind] }),
        queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
      ]),
  })
}
