import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Requests } from '@suerte/contract/calls.ts'
import { CallError } from '@suerte/contract/client.ts'
import { send } from '../../api.ts'

type Answer = Requests['POST /wps/member/passkeys']['body']['answer']
type Given = { ceremonyId: string; answer: Answer }

/** What a browser throws when the person closed its window, let it wait too long, or began anew. */
const quiet: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

/**
 * Asks for a passkey of this site; the answer is good for one call. With `autofill` the browser offers it in
 * the username field and waits. undefined: the person did not give one.
 */
export async function askPasskey({ autofill = false } = {}): Promise<Given | undefined> {
  const { ceremonyId, options } = await send('POST /wps/account/passkey', { body: {} })
  // The server writes them with the library's other half.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  try {
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    // The same shape in the contract's words.
    return { ceremonyId, answer: answer as unknown as Answer }
  } catch (error) {
    // What waits in a field was no question of the person's: whatever ends it, say that the field is gone.
    if (autofill || (error instanceof Error && quiet.has(error.name))) return undefined
    throw new CallError('passkey_invalid')
  }
}

/** Whether passkeys can be offered in a field. */
export const canAutofill = browserSupportsWebAuthnAutofill

/** Ends a question that is still waiting, say in a field that is gone. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}
