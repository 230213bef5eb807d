import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { FileField } from '@suerte/ui/FileField.tsx'
import { TextArea } from '@suerte/ui/TextArea.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AmountField, useAmountText } from '../../AmountField.tsx'
import { amountProblem } from '../../amount.ts'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { useConfirmed } from '../../session/confirm/use-confirmed.tsx'
import { useForm } from '../../use-form.ts'
import { useIntention } from '../../use-intention.ts'
import type { Channel } from './deposit-types.ts'
import { PayTo } from './PayTo.tsx'

type Props = {
  channel: Channel
  receipts: { max: number; bytesMax: number }
  remarkMax: number
  onSent: (id: string) => void
}

/** A bank transfer: where to send the money, what was sent, and pictures of the receipt. */
export function ManualForm({ channel, receipts, remarkMax, onSent }: Props) {
  const t = useT()
  const queries = useQueryClient()
  const amountText = useAmountText(channel)
  const once = useIntention()
  const { confirmed, sheet } = useConfirmed()
  const [files, setFiles] = useState<File[]>([])
  const [fileProblem, setFileProblem] = useState<string>()
  // A picture that arrived is not sent again when the rest has to be.
  const [sent] = useState(() => new Map<File, string>())
  const form = useForm({
    initial: { amount: '', remark: '' },
    check: ({ amount }) => {
      const problem = amountProblem(amount, channel)
      return problem ? { amount: amountText(problem) } : {}
    },
  })

  async function receiptId(file: File): Promise<string> {
    const known = sent.get(file)
    if (known) return known
    const headers = { 'content-type': file.type }
    const { receiptId: id } = await send('POST /wps/deposit/receipt', { raw: file, headers })
    sent.set(file, id)
    return id
  }
  async function report({ amount, remark }: { amount: string; remark: string }) {
    const receiptIds: string[] = []
    for (const file of files) receiptIds.push(await receiptId(file))
    const body = { channel: channel.channel, amount: amount.trim(), remark, receiptIds }
    const deposit = await confirmed(() =>
      once(body, (idempotencyKey) => send('POST /wps/deposit/manual', { body, idempotencyKey })),
    )
    await queries.invalidateQueries({ queryKey: ['deposits'] })
    onSent(deposit.id)
  }

  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(report)}>
        <PayTo lines={channel.payTo} />
        {form.problem && <Banner tone="error">{form.problem}</Banner>}
        <AmountField
          {...form.bind('amount')}
          limits={channel}
          onPick={(amount) => form.set('amount', amount)}
        />
        <TextArea {...form.bind('remark')} label={t('deposit.remark')} maxLength={remarkMax} />
        <FileField
          label={t('deposit.receipts')}
          hint={t('deposit.receiptsHint', {
            max: receipts.max,
            megabytes: Math.floor(receipts.bytesMax / 1024 / 1024),
          })}
          error={fileProblem}
          files={files}
          onFiles={(next) => {
            setFiles(next)
            setFileProblem(undefined)
          }}
          filesMax={receipts.max}
          bytesMax={receipts.bytesMax}
          addLabel={t('deposit.addReceipt')}
          removeLabel={(name) => t('deposit.removeReceipt', { name })}
          onRefused={({ name, reason }) => setFileProblem(t(`deposit.refused.${reason}`, { name }))}
        />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('deposit.report')}
        </Button>
      </form>
      {sheet}
    </>
  )
}
