import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { t } from '../i18n.ts'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import type { Operator } from './Operators.tsx'

type Props = { operator: Operator | undefined; onClose: () => void }

/** Shuts an operator out, which ends every session at once, or lets them in again. */
export function DisableOperator({ operator, onClose }: Props) {
  const { show } = useToast()
  const disabled = operator?.disabled ?? false
  const change = useMutation({
    mutationFn: (reason: string) =>
      send('POST /relay/console/operators/:id/disable', {
        params: { id: operator?.id ?? '' },
        body: { disabled: !disabled, reason },
      }),
    onSuccess: () => {
      onClose()
      show({
        tone: 'success',
        text: disabled ? t('operators.enabled') : t('operators.disabled'),
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operators'] }),
  })
  const name = operator?.username ?? ''
  return (
    <ReasonDialog
      open={operator !== undefined}
      title={
        disabled ? t('operators.enableTitle', { name }) : t('operators.disableTitle', { name })
      }
      confirmLabel={disabled ? t('member.act.enable') : t('member.act.disable')}
      danger={!disabled}
      busy={change.isPending}
      error={change.error}
      onConfirm={(reason) => change.mutate(reason)}
      onCancel={() => {
        change.reset()
        onClose()
      }}
    >
      {disabled ? t('operators.enableText') : t('operators.disableText')}
    </ReasonDialog>
  )
}
