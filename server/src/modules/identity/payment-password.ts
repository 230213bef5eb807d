import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { findPaymentPasswordHash, setPaymentPasswordHash } from './queries/bank-cards.ts'
import { rightSecret, trySecret } from './secret-guard.ts'
import { checkAnswers } from './security-questions.ts'
import { takeCode } from './sent-codes.ts'
import { tellOwner } from './tell-owner.ts'

const done = { success: true as const }

/** Step: whether the payment password is right; tries are counted per member. */
export async function judgePaymentPassword(
  ctx: Ctx,
  memberId: string,
  given: string,
  field = 'paymentPassword',
): Promise<Refusal | undefined> {
  const held = await trySecret(ctx, 'payment', memberId)
  if (held) return held
  const stored = await findPaymentPasswordHash(ctx.db, memberId)
  if (stored === undefined) return refuse('payment_password_missing')
  if (!(await checkPassword(stored, given))) {
    return refuse('payment_password_wrong', { field })
  }
  await rightSecret(ctx, 'payment', memberId)
  return undefined
}

async function write(ctx: Ctx, memberId: string, paymentPassword: string) {
  const hash = await hashPassword(paymentPassword)
  await transaction(ctx.db, async (tx) => {
    await setPaymentPasswordHash(tx, memberId, hash)
    await tellOwner(ctx, tx, memberId, 'payment_password_changed')
  })
  return done
}

/** Sets the payment password; one that is set must be given. */
export async function setPaymentPassword(
  ctx: Ctx,
  input: Input<'POST /wps/member/paymentPassword'>,
) {
  const { memberId } = input.member
  const { paymentPassword, oldPaymentPassword } = input.body
  if ((await findPaymentPasswordHash(ctx.db, memberId)) !== undefined) {
    const field = 'oldPaymentPassword'
    const refused = await judgePaymentPassword(ctx, memberId, oldPaymentPassword ?? '', field)
    if (refused) return refused
  }
  return write(ctx, memberId, paymentPassword)
}

/** Replaces a forgotten payment password: by a code to the own number or by both security answers. */
export async function resetPaymentPassword(
  ctx: Ctx,
  input: Input<'POST /wps/member/paymentPassword/reset'>,
) {
  const { memberId } = input.member
  const { proof, paymentPassword } = input.body
  if ('answers' in proof) {
    const refused = await checkAnswers(ctx, memberId, proof.answers)
    if (refused) return refused
  } else {
    const sent = await takeCode(ctx, { purpose: 'own', ...proof, memberId })
    if (isRefusal(sent)) return sent
  }
  // who forgot it tried it too often, too: those tries are forgiven
  await rightSecret(ctx, 'payment', memberId)
  return write(ctx, memberId, paymentPassword)
}

export async function checkPaymentPassword(
  ctx: Ctx,
  input: Input<'POST /wps/member/paymentPassword/check'>,
) {
  const { memberId } = input.member
  return (await judgePaymentPassword(ctx, memberId, input.body.paymentPassword)) ?? done
}
