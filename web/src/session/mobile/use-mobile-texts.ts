import { checkField, type FieldRule } from '@suerte/domain/identity/fields.ts'
import { loginRules } from '@suerte/domain/identity/login-rules.ts'
import { useT, type MessageId } from '../../i18n.ts'
import type { Mobile } from './mobile.ts'

/** What is wrong with a mobile number and with the code that was sent to it, in words. */
export function useMobileTexts() {
  const t = useT()
  const judge = (rule: FieldRule, value: string, missing: MessageId, wrong: MessageId) => {
    const problem = checkField(rule, value.trim())
    return problem && t(problem === 'required' ? missing : wrong)
  }
  const mobileProblem = ({ countryDialingCode, mobileNum }: Mobile): string | undefined => {
    const { loginMobileNum } = loginRules
    const wrong = judge(loginMobileNum, mobileNum, 'mobileField.missing', 'refusal.mobile_invalid')
    // The list of countries did not come yet: tapping the code asks for it again.
    return wrong ?? (countryDialingCode === '' ? t('mobileField.countryMissing') : undefined)
  }
  const codeProblem = (value: string) =>
    judge(loginRules.verificationCode, value, 'sentCode.missing', 'sentCode.shape')
  return { mobileProblem, codeProblem }
}
