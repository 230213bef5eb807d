import { Button } from '@suerte/ui/Button.tsx'
import type { FieldProps } from '@suerte/ui/Field.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import type { ClipboardEvent } from 'react'
import { limits } from '../../constants.ts'
import { useT } from '../../i18n.ts'
import { HumanCheck } from '../HumanCheck.tsx'
import { cleanCode } from './kept-code.ts'
import type { SentCode } from './use-sent-code.ts'
import { useWebOtp } from './use-web-otp.ts'
import styles from './SentCodeField.module.css'

type Props = { code: SentCode; onCode: (text: string) => void; label?: string } & Omit<
  FieldProps,
  'label' | 'suffix' | 'prefix' | 'onChange'
>

/** The field of a code that is sent, with the button that sends it, or the time until it may be pressed again. */
export function SentCodeField({ code, onCode, label, error, ...field }: Props) {
  const t = useT()
  const take = (text: string) => onCode(cleanCode(text, limits.codeMax))
  useWebOtp(code.leftS > 0, take)
  return (
    <div className="stack tight">
      <Field
        {...field}
        label={label ?? t('sentCode.label')}
        className={styles.input}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.codeMax}
        error={error ?? code.problem}
        onChange={(event) => take(event.target.value)}
        onPaste={(event: ClipboardEvent) => {
          // The browser would cut off what the blanks push out.
          event.preventDefault()
          take(event.clipboardData.getData('text'))
        }}
        suffix={<GetCode code={code} />}
      />
      {code.pictureAsked && (
        <HumanCheck
          check={code.human}
          error={code.human.answer() ? undefined : code.humanProblem}
        />
      )}
    </div>
  )
}

function GetCode({ code }: { code: SentCode }) {
  const t = useT()
  if (code.leftS > 0)
    return (
      <span className={styles.left} role="timer" aria-label={t('sentCode.left', { s: code.leftS })}>
        {t('sentCode.seconds', { s: code.leftS })}
      </span>
    )
  return (
    <Button
      tone="quiet"
      size={44}
      className={styles.get}
      loading={code.sending}
      onClick={() => void code.ask()}
    >
      {t('sentCode.get')}
    </Button>
  )
}
