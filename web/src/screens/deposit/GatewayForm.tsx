import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { AmountField, useAmountText } from '../../AmountField.tsx'
import { amountProblem } from '../../amount.ts'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { useConfirmed } from '../../session/confirm/use-confirmed.tsx'
import { useForm } from '../../use-form.ts'
import { useIntention } from '../../use-intention.ts'
import type { Channel } from './deposit-types.ts'

/** An amount, then the gateway's own page; it leads back to the state of this deposit. */
export function GatewayForm({ channel }: { channel: Channel }) {
  const t = useT()
  const amountText = useAmountText(channel)
  const once = useIntention()
  const { confirmed, sheet } = useConfirmed()
  const form = useForm({
    initial: { amount: '' },
    check: ({ amount }) => {
      const problem = amountProblem(amount, channel)
      return problem ? { amount: amountText(problem) } : {}
    },
  })
  async function pay({ amount }: { amount: string }) {
    const body = { channel: channel.channel, amount: amount.trim() }
    const { payUrl } = await confirmed(() =>
      once(body, (idempotencyKey) => send('POST /wps/deposit/gateway', { body, idempotencyKey })),
    )
    location.assign(payUrl)
    // The button stays busy until the gateway's page is there, or until the reader comes back from it.
    await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
  }
  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(pay)}>
        {form.problem && <Banner tone="error">{form.problem}</Banner>}
        <AmountField
          {...form.bind('amount')}
          limits={channel}
          onPick={(amount) => form.set('amount', amount)}
        />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('deposit.toGateway', { title: channel.title })}
        </Button>
        <p className="soft">{t('deposit.gatewayText')}</p>
      </form>
      {sheet}
    </>
  )
}
