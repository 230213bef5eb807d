import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '../../../api.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { memberQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useCodeProblem } from '../../../session/confirm/use-code-problem.ts'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { mobileOf, recipientOf } from '../../../session/mobile/mobile.ts'
import { MobileField } from '../../../session/mobile/MobileField.tsx'
import { useMobileTexts } from '../../../session/mobile/use-mobile-texts.ts'
import { SentCodeField } from '../../../session/sent-code/SentCodeField.tsx'
import { keptRecipient } from '../../../session/sent-code/kept-code.ts'
import { useSentCode } from '../../../session/sent-code/use-sent-code.ts'
import { useForm } from '../../../use-form.ts'
import { useSaved } from '../use-saved.ts'

const PURPOSE = 'mobile'

/** A mobile number counts when the code that was sent to it comes back. */
export function Mobile() {
  const t = useT()
  const member = useQuery(memberQuery)
  return (
    <QueryView query={member} count={1}>
      {({ mobile }) => (
        <div className="stack">
          {mobile && <Banner tone="success">{t('mobile.now', { mobile })}</Banner>}
          <MobileForm />
        </div>
      )}
    </QueryView>
  )
}

function MobileForm() {
  const t = useT()
  const saved = useSaved()
  const codeProblem = useCodeProblem()
  const { mobileProblem } = useMobileTexts()
  const { confirmed, sheet } = useConfirmed()
  const form = useForm({
    initial: { countryDialingCode: '', mobileNum: '', verificationCode: '' },
    check: (values) => {
      const problem = mobileProblem(values)
      return {
        ...(problem && { mobileNum: problem }),
        ...codeProblem(code.requestId, values.verificationCode),
      }
    },
  })
  const { countryDialingCode, mobileNum } = form.values
  const code = useSentCode({
    purpose: PURPOSE,
    recipient: recipientOf(form.values),
    humanNeeded: true,
    before: () => form.judge('mobileNum'),
    onRefused: (error) => form.refusedAt(error, { mobile_invalid: 'mobileNum' }),
    send: (human) =>
      confirmed(() =>
        send('POST /wps/member/mobile', {
          body: { countryDialingCode, mobileNum: mobileNum.trim(), ...(human && { human }) },
        }),
      ),
  })

  // After a reload the code may be on its way already.
  const fill = useRef(form.set)
  useEffect(() => {
    const kept = mobileOf(keptRecipient(PURPOSE) ?? '')
    if (!kept) return
    fill.current('countryDialingCode', kept.countryDialingCode)
    fill.current('mobileNum', kept.mobileNum)
  }, [])

  return (
    <>
      <form
        className="stack"
        noValidate
        onSubmit={form.submit(async ({ verificationCode }) => {
          const body = { requestId: code.requestId, verificationCode }
          await confirmed(() => send('PUT /wps/member/mobile', { body }))
          code.done()
          await saved.leave()
        })}
      >
        <MobileField
          {...form.bind('mobileNum')}
          dialingCode={countryDialingCode}
          onDialingCode={(value) => form.set('countryDialingCode', value)}
          label={t('mobile.new')}
          hint={t('mobile.hint')}
        />
        <SentCodeField
          {...form.bind('verificationCode')}
          code={code}
          onCode={(text) => form.set('verificationCode', text)}
        />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('mobile.take')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}
