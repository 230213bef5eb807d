import { securityQuestionIds } from '@suerte/contract/member-safety.ts'
import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { isPlainText } from '@suerte/domain/identity/plain-text.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { listAnswers, replaceAnswers } from './queries/contacts.ts'
import { rightSecret, trySecret } from './secret-guard.ts'
import { tellOwner } from './tell-owner.ts'

type Answer = { question: string; answer: string }
const SHORTEST = 2

/** How people write the same answer twice: capitals, blanks and wide letters make no difference. */
function tidyAnswer(answer: string): string {
  return answer.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ')
}

export async function getSecurityQuestions(
  ctx: Ctx,
  input: Input<'GET /wps/member/securityQuestions'>,
) {
  const answered = await listAnswers(ctx.db, input.member.memberId)
  const chosen = new Set(answered.map(({ question }) => question))
  return {
    questions: [...securityQuestionIds],
    chosen: securityQuestionIds.filter((question) => chosen.has(question)),
  }
}

export async function setSecurityQuestions(
  ctx: Ctx,
  input: Input<'PUT /wps/member/securityQuestions'>,
) {
  const { memberId } = input.member
  const { answers } = input.body
  const questions = new Set(answers.map(({ question }) => question))
  const wrong = answers.findIndex(
    ({ answer }) => !isPlainText(answer) || tidyAnswer(answer).length < SHORTEST,
  )
  if (wrong >= 0) return refuse('field_invalid', { field: `answers.${wrong}.answer` })
  if (questions.size !== answers.length)
    return refuse('field_invalid', { field: 'answers.1.question' })
  const hashed = await Promise.all(
    answers.map(async ({ question, answer }) => ({
      question,
      answerHash: await hashPassword(tidyAnswer(answer)),
    })),
  )
  await transaction(ctx.db, async (tx) => {
    await replaceAnswers(tx, memberId, hashed)
    await tellOwner(ctx, tx, memberId, 'security_questions_changed')
  })
  return { success: true as const }
}

/** Step: whether both answers are right; tries are counted per member. */
export async function checkAnswers(
  ctx: Ctx,
  memberId: string,
  given: readonly Answer[],
): Promise<Refusal | undefined> {
  const held = await trySecret(ctx, 'answers', memberId)
  if (held) return held
  const kept = await listAnswers(ctx.db, memberId)
  const asked = new Map(given.map(({ question, answer }) => [question, answer]))
  // each answer is looked at, also when there is none: the time tells nothing
  const right = await Promise.all(
    [0, 1].map((index) => {
      const row = kept[index]
      return checkPassword(row?.answerHash, tidyAnswer(asked.get(row?.question ?? '') ?? ''))
    }),
  )
  if (!right.every(Boolean)) {
    return refuse('answers_wrong', { field: 'answers' })
  }
  await rightSecret(ctx, 'answers', memberId)
  return undefined
}
