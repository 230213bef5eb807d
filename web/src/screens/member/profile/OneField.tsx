import { checkField, type FieldRule } from '@suerte/domain/identity/fields.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { useConfirmed, type Confirmed } from '../../../session/confirm/use-confirmed.tsx'
import { useStatus } from '../../../site.ts'
import { useForm } from '../../../use-form.ts'
import { useSaved } from '../use-saved.ts'

type Props = {
  /** As the operator's rule set names it. */
  field: string
  label: string
  hint: string
  now: string
  autoComplete: string
  save: (value: string, confirmed: Confirmed) => Promise<unknown>
}

const LONGEST = 60

/** One text of the member's own, judged by the same rule as at the registration. */
export function OneField({ field, label, hint, now, autoComplete, save }: Props) {
  const t = useT()
  const saved = useSaved()
  const { confirmed, sheet } = useConfirmed()
  const rule = useStatus().info.register.find((one) => one.field === field) ?? anyText(field)
  const form = useForm({
    initial: { [field]: now },
    check: (values) => {
      const problem = checkField(rule, (values[field] ?? '').trim())
      if (problem === undefined) return {}
      const text = {
        required: t('register.required'),
        too_long: t('register.tooLong', { max: rule.maxLength }),
        pattern: t('register.pattern'),
      }[problem]
      return { [field]: text }
    },
  })
  return (
    <>
      <form
        className="stack"
        noValidate
        onSubmit={form.submit(async (values) => {
          await save((values[field] ?? '').trim(), confirmed)
          await saved.leave()
        })}
      >
        <Field {...form.bind(field)} label={label} hint={hint} autoComplete={autoComplete} />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('member.save')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}

function anyText(field: string): FieldRule {
  return { field, enabled: true, required: false, maxLength: LONGEST, regExp: '', order: 0 }
}
