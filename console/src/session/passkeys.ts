import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Requests } from '@suerte/contract/calls.ts'
import { CallError } from '@suerte/contract/client.ts'

type Options = { challenge: string }
type Answer = Requests['POST /relay/console/login/passkey']['body']['answer']

/** What a browser throws when the person closed its window or let it wait too long. */
const quiet: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

/** Has the browser make a passkey; undefined when the person did not want to after all. */
export async function makePasskey(options: Options): Promise<Answer | undefined> {
  // The server writes them with the library's other half.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return answered(startRegistration({ optionsJSON }))
}

/** Has the browser show a passkey of this desk; undefined when the person gave none. */
export async function showPasskey(options: Options): Promise<Answer | undefined> {
  // The server writes them with the library's other half.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return answered(startAuthentication({ optionsJSON }))
}

async function answered(ceremony: Promise<unknown>): Promise<Answer | undefined> {
  try {
    // The library's answer, in the contract's words.
    return (await ceremony) as Answer
  } catch (error) {
    if (error instanceof Error && quiet.has(error.name)) return undefined
    // The device holds one of this account already, or cannot do it.
    throw new CallError('passkey_invalid')
  }
}
