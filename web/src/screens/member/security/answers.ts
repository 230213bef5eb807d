import type { Reply } from '@suerte/contract/calls.ts'

export type Question = Reply<'GET /wps/member/securityQuestions'>['questions'][number]

export const ANSWER_MAX = 100
const ANSWER_MIN = 2

/** Whether an answer to a security question is long enough to be one. */
export function isAnswer(text: string): boolean {
  return text.trim().length >= ANSWER_MIN
}
