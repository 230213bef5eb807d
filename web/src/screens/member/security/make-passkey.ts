import { startRegistration } from '@simplewebauthn/browser'
import type { Requests } from '@suerte/contract/calls.ts'
import { CallError } from '@suerte/contract/client.ts'

type Options = { challenge: string }
type Answer = Requests['POST /wps/member/passkeys']['body']['answer']

/** What a browser throws when the person closed its window or let it wait too long. */
const quiet: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

/** Has the browser make a passkey; undefined when the person did not want to after all. */
export async function makePasskey(options: Options): Promise<Answer | undefined> {
  // The server writes them with the library's other half.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  try {
    // The same shape in the contract's words.
    return (await startRegistration({ optionsJSON })) as unknown as Answer
  } catch (error) {
    if (error instanceof Error && quiet.has(error.name)) return undefined
    // The device holds one of this account already, or cannot make any.
    throw new CallError('passkey_invalid')
  }
}
