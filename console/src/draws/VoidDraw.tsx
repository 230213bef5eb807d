import { CallError } from '@suerte/contract/client.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import { intentionKeys } from '../session/intention-keys.ts'

const keys = intentionKeys()

/** Asks to void a draw; the second person who asks does it. */
export function VoidDraw({ gameId, numero }: { gameId: string; numero: string }) {
  const { show } = useToast()
  const [asking, setAsking] = useState(false)
  const voiding = useMutation({
    mutationFn: async (reason: string) => {
      const intention = [gameId, numero, reason].join('\n')
      try {
        const answer = await send('POST /relay/console/draws/:gameId/:numero/void', {
          params: { gameId, numero },
          body: { reason },
          idempotencyKey: keys.keyFor(intention),
        })
        keys.answered(intention)
        return answer
      } catch (error) {
        keys.answered(intention, error instanceof CallError ? error.code : 'unknown_error')
        throw error
      }
    },
    onSuccess: ({ state, refunded, approvals }) => {
      setAsking(false)
      show({
        tone: 'success',
        durationMs: 8000,
        text:
          state === 'void'
            ? t('void.done', { refunded })
            : t('void.asked', { names: approvals.join(', ') }),
      })
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['draw', gameId, numero] }),
        queryClient.invalidateQueries({ queryKey: ['draws'] }),
      ]),
  })
  return (
    <>
      <Button
        size={44}
        tone="danger"
        icon="undo"
        onClick={() => {
          voiding.reset()
          setAsking(true)
        }}
      >
        {t('void.button')}
      </Button>
      <ReasonDialog
        open={asking}
        title={t('void.title', { draw: `${gameId} ${numero}` })}
        confirmLabel={t('void.button')}
        danger
        busy={voiding.isPending}
        error={voiding.error}
        onConfirm={(reason) => voiding.mutate(reason)}
        onCancel={() => setAsking(false)}
      >
        {t('void.text')}
      </ReasonDialog>
    </>
  )
}
