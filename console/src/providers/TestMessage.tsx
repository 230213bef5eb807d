import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { fieldRefusal, formRefusal } from '../refusal-text.ts'
import { queryClient, send } from '../session/calls.ts'

const RECIPIENT_MIN = 3

type Props = { channel: 'sms' | 'mail'; provider: string; unsaved: boolean }

/** Sends a test message by the provider in force, so that a wrong password is found before a member finds it. */
export function TestMessage({ channel, provider, unsaved }: Props) {
  const [recipient, setRecipient] = useState('')
  const [short, setShort] = useState(false)
  const test = useMutation({
    mutationFn: () =>
      send('POST /relay/console/providers/test', {
        body: { channel, recipient: recipient.trim() },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['outbox'] }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (recipient.trim().length < RECIPIENT_MIN) setShort(true)
    else test.mutate()
  }
  const wrong = t(`providers.recipientWrong.${channel}`)
  const refused = formRefusal(test.error, ['recipient'])
  return (
    <Card as="section">
      <form className="stack" onSubmit={submit} noValidate>
        <SectionHead title={t(`providers.test.${channel}`)} />
        {test.isSuccess && (
          <Banner tone="success">
            {provider === 'outbox' ? t('providers.testKept') : t('providers.testSent')}
          </Banner>
        )}
        {refused && <Banner tone="error">{refused}</Banner>}
        <Field
          label={t(`providers.recipient.${channel}`)}
          hint={channel === 'sms' ? t('providers.recipientHint') : undefined}
          type={channel === 'sms' ? 'tel' : 'email'}
          dir="ltr"
          autoComplete="off"
          maxLength={254}
          error={short || fieldRefusal(test.error, 'recipient') ? wrong : undefined}
          value={recipient}
          onChange={(event) => {
            setRecipient(event.target.value)
            setShort(false)
            if (!test.isIdle) test.reset()
          }}
        />
        <Button
          type="submit"
          block
          icon={channel === 'sms' ? 'phone' : 'mail'}
          loading={test.isPending}
          disabled={unsaved}
          {...(unsaved && { reason: t('providers.saveFirst') })}
        >
          {t('providers.sendTest')}
        </Button>
      </form>
    </Card>
  )
}
