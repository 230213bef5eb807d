import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../api.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { paths } from '../../../paths.ts'
import { securityQuestionsQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useCodeProblem } from '../../../session/confirm/use-code-problem.ts'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { SentCodeField } from '../../../session/sent-code/SentCodeField.tsx'
import { useSentCode } from '../../../session/sent-code/use-sent-code.ts'
import { SiteLink } from '../../../SiteLink.tsx'
import { useForm } from '../../../use-form.ts'
import { ANSWER_MAX, isAnswer, type Question } from './answers.ts'
import type { Member } from '../home/member-rows.ts'
import { newDigitsProblems } from './new-digits.ts'
import { SixDigits } from './SixDigits.tsx'

type Props = { member: Member; onSet: () => Promise<void> }

/** Another payment password for who forgot theirs: by a code to the own number or the security answers. */
export function ResetPaymentPassword({ member, onSet }: Props) {
  const t = useT()
  const ways = [
    ...(member.mobile ? ['sms' as const] : []),
    ...(member.hasSecurityQuestions ? ['answers' as const] : []),
  ]
  const [way, setWay] = useState(ways[0])
  if (!way) return <NoWay />
  return (
    <div className="stack">
      <p className="soft">{t('paymentPassword.resetText')}</p>
      {ways.length > 1 && (
        <Segmented
          fill
          label={t('confirm.way')}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: t(`paymentPassword.by.${value}`) }))}
        />
      )}
      {way === 'sms' ? (
        <ByCode mobile={member.mobile} onSet={onSet} />
      ) : (
        <ByAnswers onSet={onSet} />
      )}
    </div>
  )
}

function useDigitTexts() {
  const t = useT()
  return { digits: t('withdraw.sixDigits'), differs: t('register.differs'), same: '' }
}

function ByCode({ mobile, onSet }: { mobile: string; onSet: () => Promise<void> }) {
  const t = useT()
  const texts = useDigitTexts()
  const codeProblem = useCodeProblem()
  const { confirmed, sheet } = useConfirmed()
  const code = useSentCode({
    purpose: 'paymentPassword',
    recipient: 'own',
    send: () => send('POST /wps/member/smsCode', { body: {} }),
  })
  const form = useForm({
    initial: { verificationCode: '', paymentPassword: '', again: '' },
    together: { paymentPassword: ['again'] },
    check: (values) => ({
      ...codeProblem(code.requestId, values.verificationCode),
      ...newDigitsProblems(values, false, texts),
    }),
  })
  async function reset({ verificationCode, paymentPassword }: typeof form.values) {
    const proof = { requestId: code.requestId, verificationCode }
    const body = { paymentPassword, proof }
    await confirmed(() => send('POST /wps/member/paymentPassword/reset', { body }))
    code.done()
    await onSet()
  }
  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(reset)}>
        <p>{t('confirm.toMobile', { mobile })}</p>
        <SentCodeField
          {...form.bind('verificationCode')}
          code={code}
          onCode={(text) => form.set('verificationCode', text)}
        />
        <SixDigits
          {...form.bind('paymentPassword')}
          label={t('withdraw.newPaymentPassword')}
          hint={t('withdraw.sixDigits')}
        />
        <SixDigits {...form.bind('again')} label={t('withdraw.paymentPasswordAgain')} />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('paymentPassword.change')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}

function ByAnswers({ onSet }: { onSet: () => Promise<void> }) {
  const questions = useQuery(securityQuestionsQuery)
  return (
    <QueryView query={questions} count={2}>
      {({ chosen: [first, second] }) =>
        first && second ? <AnswersForm first={first} second={second} onSet={onSet} /> : <NoWay />
      }
    </QueryView>
  )
}

type AnswersProps = { first: Question; second: Question; onSet: () => Promise<void> }

function AnswersForm({ first, second, onSet }: AnswersProps) {
  const t = useT()
  const texts = useDigitTexts()
  const { confirmed, sheet } = useConfirmed()
  const form = useForm({
    initial: { firstAnswer: '', secondAnswer: '', paymentPassword: '', again: '' },
    together: { paymentPassword: ['again'] },
    check: (values) => ({
      ...(!isAnswer(values.firstAnswer) && { firstAnswer: t('questions.answerMissing') }),
      ...(!isAnswer(values.secondAnswer) && { secondAnswer: t('questions.answerMissing') }),
      ...newDigitsProblems(values, false, texts),
    }),
  })
  async function reset({ firstAnswer, secondAnswer, paymentPassword }: typeof form.values) {
    const answers = [
      { question: first, answer: firstAnswer.trim() },
      { question: second, answer: secondAnswer.trim() },
    ]
    const body = { paymentPassword, proof: { answers } }
    await confirmed(() => send('POST /wps/member/paymentPassword/reset', { body }))
    await onSet()
  }
  const answer = { autoComplete: 'off', maxLength: ANSWER_MAX }
  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(reset)}>
        <Field {...form.bind('firstAnswer')} {...answer} label={t(`questions.${first}`)} />
        <Field {...form.bind('secondAnswer')} {...answer} label={t(`questions.${second}`)} />
        <SixDigits
          {...form.bind('paymentPassword')}
          label={t('withdraw.newPaymentPassword')}
          hint={t('withdraw.sixDigits')}
        />
        <SixDigits {...form.bind('again')} label={t('withdraw.paymentPasswordAgain')} />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('paymentPassword.change')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}

function NoWay() {
  const t = useT()
  return (
    <EmptyState
      title={t('paymentPassword.noWay')}
      motif="moon"
      action={
        <div className="stack tight">
          <SiteLink to={paths.mobile} className={buttonClass({ tone: 'primary', block: true })}>
            {t('mobile.new')}
          </SiteLink>
          <SiteLink to={paths.securityQuestions} className={buttonClass({ block: true })}>
            {t('questions.title')}
          </SiteLink>
        </div>
      }
    >
      {t('paymentPassword.noWayText')}
    </EmptyState>
  )
}
