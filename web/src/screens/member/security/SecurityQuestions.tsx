import type { Reply } from '@suerte/contract/calls.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SelectField } from '@suerte/ui/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { securityQuestionsQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { useForm } from '../../../use-form.ts'
import { ANSWER_MAX, isAnswer, type Question } from './answers.ts'
import { useSaved } from '../use-saved.ts'

type Questions = Reply<'GET /wps/member/securityQuestions'>

/** Two questions with answers that only the member knows: a way back to a forgotten payment password. */
export function SecurityQuestions() {
  const questions = useQuery(securityQuestionsQuery)
  return (
    <QueryView query={questions} count={2}>
      {(known) => <QuestionsForm known={known} />}
    </QueryView>
  )
}

function QuestionsForm({ known: { questions, chosen } }: { known: Questions }) {
  const t = useT()
  const saved = useSaved()
  const { confirmed, sheet } = useConfirmed()
  const [one = questions[0], two = questions[1]] = chosen
  const form = useForm({
    initial: { first: one ?? '', firstAnswer: '', second: two ?? '', secondAnswer: '' },
    together: { first: ['second'], second: ['first'] },
    check: ({ first, firstAnswer, second, secondAnswer }) => ({
      ...(!isAnswer(firstAnswer) && { firstAnswer: t('questions.answerMissing') }),
      ...(second === first && { second: t('questions.same') }),
      ...(!isAnswer(secondAnswer) && { secondAnswer: t('questions.answerMissing') }),
    }),
  })
  const options = questions.map((value) => ({ value, label: t(`questions.${value}`) }))
  const answer = { autoComplete: 'off', maxLength: ANSWER_MAX, label: t('questions.answer') }
  const pick = (value: string) => questions.find((question) => question === value)
  async function save({ first, firstAnswer, second, secondAnswer }: typeof form.values) {
    const answers = [
      { question: pick(first), answer: firstAnswer.trim() },
      { question: pick(second), answer: secondAnswer.trim() },
    ].filter((given): given is { question: Question; answer: string } => Boolean(given.question))
    await confirmed(() => send('PUT /wps/member/securityQuestions', { body: { answers } }))
    await saved.leave('securityQuestions')
  }
  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(save)}>
        {chosen.length > 0 ? (
          <Banner tone="success">{t('questions.set')}</Banner>
        ) : (
          <p className="soft">{t('questions.text')}</p>
        )}
        <SelectField {...form.bind('first')} label={t('questions.first')} options={options} />
        <Field {...form.bind('firstAnswer')} {...answer} hint={t('questions.hint')} />
        <SelectField {...form.bind('second')} label={t('questions.second')} options={options} />
        <Field {...form.bind('secondAnswer')} {...answer} />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('member.save')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}
