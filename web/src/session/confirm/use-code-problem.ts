import { useT } from '../../i18n.ts'
import { useMobileTexts } from '../mobile/use-mobile-texts.ts'

/** What is wrong with a code that was, or was not yet, sent: a fragment of a form's problems. */
export function useCodeProblem() {
  const t = useT()
  const { codeProblem } = useMobileTexts()
  return (requestId: string, typed: string): { verificationCode?: string } => {
    const verificationCode = requestId === '' ? t('sentCode.first') : codeProblem(typed)
    return verificationCode ? { verificationCode } : {}
  }
}
