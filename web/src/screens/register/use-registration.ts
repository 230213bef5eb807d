import { CallError } from '@suerte/contract/client.ts'
import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import type { RegisterWay } from '@suerte/domain/identity/register-form.ts'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../api.ts'
import { limits } from '../../constants.ts'
import { useT } from '../../i18n.ts'
import { sealedHeaders, sendSealed } from '../../session/seal.ts'
import type { SentCode } from '../../session/sent-code/use-sent-code.ts'
import { carrySocial, type SocialToken } from '../../session/social/social-return.ts'
import { useEnter } from '../../session/use-enter.ts'
import type { useHumanCheck } from '../../session/use-human-check.ts'
import { useStatus } from '../../site.ts'
import type { useForm } from '../../use-form.ts'
import { registerPayload, thisDevice } from './register-form.ts'

type Values = Record<string, string>
type Given = {
  form: ReturnType<typeof useForm<Values>>
  fields: readonly FieldRule[]
  way: RegisterWay
  human: ReturnType<typeof useHumanCheck>
  social: SocialToken | undefined
  code: SentCode
  codeWanted: boolean
  /** What the server said of fields while they were typed, by field. */
  looked: Readonly<Record<string, string>>
}

/** Refusals that come before the human check is used up, in the server's order; after any other it is gone. */
const beforeTheCheck: ReadonlySet<string> = new Set([
  'offline',
  'too_many_requests',
  'encryption_invalid',
  'feature_off',
  'field_invalid',
  'format_invalid',
  'name_invalid',
  'mobile_invalid',
  'password_breached',
  'terms_not_accepted',
  'invitation_code_error',
  'referrer_invalid',
])

/** Sends a form that is well formed; the invitation code is looked at first. */
export function useRegistration(given: Given): (values: Values) => Promise<void> {
  const { form, fields, way, human, social, code, codeWanted, looked } = given
  const t = useT()
  const toast = useToast()
  const queries = useQueryClient()
  const enter = useEnter()
  const { documents } = useStatus().info

  /** Whether the invitation code, where one was typed, leads to somebody. */
  async function invited(values: Values): Promise<boolean> {
    const affiliateCode = values['affiliateCode']?.trim() ?? ''
    if (!affiliateCode || !fields.some(({ field }) => field === 'affiliateCode')) return true
    const query = { code: affiliateCode, domain: location.host }
    const { success } = await send('GET /wps/account/affiliate', { query })
    if (success) return true
    const text = t('refusal.invitation_code_error')
    toast.show({ tone: 'error', text, durationMs: limits.toastShortMs })
    form.fail('affiliateCode', text)
    return false
  }
  function refused(error: unknown): void {
    if (error instanceof CallError) {
      if (!beforeTheCheck.has(error.code)) human.refresh()
      // Perhaps the documents or the rules changed while the form was filled in.
      const unseen = error.field && !fields.some(({ field }) => field === error.field)
      if (error.code === 'terms_not_accepted' || unseen)
        void queries.invalidateQueries({ queryKey: ['status'] })
      // What the provider said does not count, or belongs to somebody else.
      if (error.code.startsWith('social_')) carrySocial(undefined)
    }
    const places = { code_wrong: 'verificationCode', password_breached: 'password' }
    if (!form.refusedAt(error, places)) throw error
  }
  return async (values) => {
    // What is known to be refused is not worth a human check.
    const [known] = Object.entries(looked)
    if (known) return form.fail(...known)
    if (codeWanted && !code.requestId) return form.fail('verificationCode', t('sentCode.first'))
    if (!(await invited(values))) return
    const payload = registerPayload(values, {
      fields,
      way,
      social,
      documents,
      human: human.answer(),
      host: location.host,
      device: thisDevice(),
      requestId: codeWanted ? code.requestId : '',
    })
    try {
      const session = await sendSealed(queries, payload, (data) =>
        send('PUT /wps/account/register', { body: { data }, headers: sealedHeaders }),
      )
      carrySocial(undefined)
      code.done()
      enter(session)
    } catch (error) {
      refused(error)
    }
  }
}
