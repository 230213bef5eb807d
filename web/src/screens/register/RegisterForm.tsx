import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import {
  fieldsOf,
  registerProblems,
  type RegisterPlan,
  type RegisterWay,
} from '@suerte/domain/identity/register-form.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { useEffect, useState } from 'react'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { useQueryText } from '../../navigation.ts'
import { HumanCheck } from '../../session/HumanCheck.tsx'
import { MobileField } from '../../session/mobile/MobileField.tsx'
import { useMobileTexts } from '../../session/mobile/use-mobile-texts.ts'
import { keptRecipient } from '../../session/sent-code/kept-code.ts'
import { SentCodeField } from '../../session/sent-code/SentCodeField.tsx'
import { useMobileCode } from '../../session/sent-code/use-mobile-code.ts'
import type { SentCode } from '../../session/sent-code/use-sent-code.ts'
import { carriedSocial } from '../../session/social/social-return.ts'
import { useHumanCheck } from '../../session/use-human-check.ts'
import { useStatus } from '../../site.ts'
import { TICKED, useForm } from '../../use-form.ts'
import { Agreements } from './Agreements.tsx'
import { knownFields } from './register-form.ts'
import { RegisterField } from './RegisterField.tsx'
import { useLookUps } from './use-look-ups.ts'
import { useProblemTexts } from './use-problem-texts.ts'
import { useRegistration } from './use-registration.ts'

const none = { countryDialingCode: '', verificationCode: '', captcha: '', age: '', terms: TICKED }
const both: RegisterWay[] = ['username', 'mobileNum']

/** The form as the operator set it, for the way that was chosen. */
export function RegisterForm({ plan }: { plan: RegisterPlan }) {
  const t = useT()
  const { info } = useStatus()
  const query = useQueryText()
  const [social] = useState(carriedSocial)
  const [chosen, setChosen] = useState<RegisterWay>()
  useEffect(() => {
    // A code that is on its way is waited for where it was asked for. Only the browser's storage knows.
    // oxlint-disable-next-line react/set-state-in-effect
    if (keptRecipient('register')) setChosen('mobileNum')
  }, [])
  const way = plan.ways.find((open) => open === chosen) ?? plan.ways[0] ?? 'username'
  const fields = fieldsOf(knownFields(info.register), plan, way)
  const codeWanted = way === 'mobileNum' && plan.codeNeeded
  const captchaOn = info.whitelabel['CAPTCHA3'] !== false
  const human = useHumanCheck(captchaOn)
  const problemTexts = useProblemTexts(fields)
  const { codeProblem, mobileProblem } = useMobileTexts()
  const { affiliateCode = '', recommenderId = '' } = query
  const form = useForm<Record<string, string>>({
    initial: { ...none, affiliateCode, recommenderId, email: social?.email ?? '' },
    together: { password: ['confirmPassword'] },
    check: (values) => {
      const code = codeWanted && codeProblem(values['verificationCode'] ?? '')
      const { countryDialingCode = '', mobileNum = '' } = values
      const given = mobileNum !== '' && fields.some(({ field }) => field === 'mobileNum')
      const mobile = given && mobileProblem({ countryDialingCode, mobileNum })
      return {
        ...(mobile && { mobileNum: mobile }),
        ...problemTexts(registerProblems(fields, values)),
        ...(code && { verificationCode: code }),
        ...(captchaOn && !human.answer() && { captcha: t('human.missing') }),
        ...(values['age'] !== TICKED && { age: t('register.ageMissing') }),
        // The button is off then; a form that was sent before its scripts were here has none.
        ...(values['terms'] !== TICKED && { terms: t('refusal.terms_not_accepted') }),
      }
    },
  })
  const { username = '', email = '' } = form.values
  const shown = (name: string) => fields.some(({ field }) => field === name)
  const looks = useLookUps({
    username: shown('username') ? username : '',
    email: shown('email') ? email : '',
    wrong: registerProblems(fields, form.values),
    sending: form.busy,
  })
  const code = useMobileCode('register', form)
  const register = useRegistration({
    form,
    fields,
    way,
    human,
    social,
    code,
    codeWanted,
    looked: looks.errors,
  })

  const { ref: captchaRef, error: captchaError } = form.bind('captcha')
  return (
    <>
      {social && <Banner tone="info">{t(`register.social.${social.firebaseChannel}`)}</Banner>}
      {plan.ways.length > 1 && (
        <Segmented
          fill
          label={t('register.method')}
          value={way}
          onChange={setChosen}
          options={both.map((value) => ({ value, label: t(`register.by.${value}`) }))}
        />
      )}
      <form className="stack" noValidate onSubmit={form.submit(register)}>
        {fields.map((rule) =>
          rule.field === 'mobileNum' ? (
            <MobilePart key={rule.field} {...{ rule, form, ...(codeWanted && { code }) }} />
          ) : (
            <LookedField key={rule.field} {...{ rule, form, looks }} />
          ),
        )}
        {captchaOn && (
          <HumanCheck
            check={human}
            ref={captchaRef}
            error={human.answer() ? undefined : captchaError}
          />
        )}
        <Agreements age={form.bindCheck('age')} terms={form.bindCheck('terms')} />
        <Button
          type="submit"
          tone="primary"
          block
          loading={form.busy}
          reason={form.values['terms'] === TICKED ? undefined : t('refusal.terms_not_accepted')}
        >
          {t('register.title')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
    </>
  )
}

type Form = ReturnType<typeof useForm<Record<string, string>>>
type PartProps = { rule: FieldRule; form: Form }

function MobilePart({ rule, form, code }: PartProps & { code?: SentCode }) {
  const t = useT()
  const label = t('mobileField.label')
  return (
    <>
      <MobileField
        {...form.bind('mobileNum')}
        required={rule.required}
        label={rule.required ? label : t('register.optional', { label })}
        dialingCode={form.values['countryDialingCode'] ?? ''}
        onDialingCode={(next) => form.set('countryDialingCode', next)}
      />
      {code && (
        <SentCodeField
          {...form.bind('verificationCode')}
          required
          code={code}
          onCode={(text) => form.set('verificationCode', text)}
        />
      )}
    </>
  )
}

/** A plain field, with what the server said of it while it was typed. */
function LookedField({ rule, form, looks }: PartProps & { looks: ReturnType<typeof useLookUps> }) {
  const bound = form.bind(rule.field)
  const errors: Partial<Record<string, string>> = looks.errors
  return (
    <>
      <RegisterField rule={rule} {...bound} error={bound.error ?? errors[rule.field]} />
      {rule.field === 'username' && <output className="visually-hidden">{looks.free}</output>}
    </>
  )
}
