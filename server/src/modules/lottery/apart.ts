import type { Ctx } from '../../platform/context.ts'
import type { NumeroRow } from './queries/numeros.ts'

/** Does the work of one numero; what fails is logged, tried again at the next beat, and holds up no other. */
export async function apart(
  ctx: Ctx,
  { gameId, numero }: NumeroRow,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    ctx.log.error({ gameId, numero, error }, 'a numero waits')
  }
}
