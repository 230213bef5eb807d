import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '../../../api.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useCodeProblem } from '../../../session/confirm/use-code-problem.ts'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { SentCodeField } from '../../../session/sent-code/SentCodeField.tsx'
import { keptRecipient } from '../../../session/sent-code/kept-code.ts'
import { useSentCode } from '../../../session/sent-code/use-sent-code.ts'
import { useForm } from '../../../use-form.ts'
import { looksLikeEmail } from './looks-like-email.ts'
import { useSaved } from '../use-saved.ts'

const PURPOSE = 'email'

/** An e-mail address counts when the code that was sent to it comes back. */
export function Email() {
  const t = useT()
  const member = useQuery(memberQuery)
  return (
    <QueryView query={member} count={1}>
      {({ email, emailVerified }) => (
        <div className="stack">
          {email && emailVerified && <Banner tone="success">{t('email.now', { email })}</Banner>}
          {email && !emailVerified && <Banner tone="warn">{t('email.open', { email })}</Banner>}
          <EmailForm known={emailVerified ? '' : email} />
        </div>
      )}
    </QueryView>
  )
}

function EmailForm({ known }: { known: string }) {
  const t = useT()
  const saved = useSaved()
  const codeProblem = useCodeProblem()
  const { confirmed, sheet } = useConfirmed()
  const form = useForm({
    initial: { email: known, verificationCode: '' },
    check: ({ email, verificationCode }) => ({
      ...(!looksLikeEmail(email) && { email: t('email.wrong') }),
      ...codeProblem(code.requestId, verificationCode),
    }),
  })
  const recipient = form.values.email.trim()
  const code = useSentCode({
    purpose: PURPOSE,
    recipient,
    before: () => form.judge('email'),
    onRefused: (error) => form.refusedAt(error, { format_invalid: 'email' }),
    send: () => confirmed(() => send('POST /wps/member/email', { body: { email: recipient } })),
  })

  // After a reload the code may be on its way already.
  const fill = useRef(form.set)
  useEffect(() => {
    const kept = keptRecipient(PURPOSE)
    if (kept) fill.current('email', kept)
  }, [])

  return (
    <>
      <form
        className="stack"
        noValidate
        onSubmit={form.submit(async ({ verificationCode }) => {
          const body = { requestId: code.requestId, verificationCode }
          await confirmed(() => send('PUT /wps/member/email', { body }))
          code.done()
          await saved.leave()
        })}
      >
        <Field
          {...form.bind('email')}
          type="email"
          label={t('email.new')}
          hint={t('email.hint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <SentCodeField
          {...form.bind('verificationCode')}
          code={code}
          onCode={(text) => form.set('verificationCode', text)}
        />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('email.take')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}
