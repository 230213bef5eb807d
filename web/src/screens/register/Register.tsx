import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '@suerte/contract/client.ts'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { HumanCheck } from '../../session/HumanCheck.tsx'
import { sealedHeaders, sendSealed } from '../../session/seal.ts'
import { useEnter } from '../../session/use-enter.ts'
import { useHumanCheck } from '../../session/use-human-check.ts'
import { AlonePage } from '../../shell/AlonePage.tsx'
import { useStatus } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { useForm } from '../../use-form.ts'
import { useProblemTexts } from './use-problem-texts.ts'
import { RegisterField } from './RegisterField.tsx'
import { registerMethod, registerPayload, registerProblems, shownFields } from './register-form.ts'

export function Register() {
  const t = useT()
  const queries = useQueryClient()
  const enter = useEnter()
  const { info } = useStatus()
  const rules = shownFields(info.register)
  const [terms, setTerms] = useState(true)
  const [age, setAge] = useState(false)
  const [ageMissing, setAgeMissing] = useState(false)
  const human = useHumanCheck(true)
  const initial = Object.fromEntries([...rules.map((rule) => [rule.field, '']), ['captcha', '']])
  const problemTexts = useProblemTexts(rules)
  const form = useForm<Record<string, string>>({
    initial,
    together: { password: ['confirmPassword'] },
    check: (values) => ({
      ...problemTexts(registerProblems(rules, values)),
      ...(!human.answer() && { captcha: t('human.missing') }),
    }),
  })

  async function checkUsername(username: string) {
    if (!username || registerProblems(rules, form.values)['username']) return
    try {
      const { available } = await send('GET /wps/account/username', { query: { username } })
      if (!available) form.mark('username', t('refusal.username_taken'))
    } catch {
      // Only a courtesy: the server looks again when the form is sent.
    }
  }

  async function register(values: Record<string, string>) {
    const answer = human.answer()
    if (!age) {
      setAgeMissing(true)
      document.querySelector<HTMLInputElement>('#age')?.focus()
      return
    }
    if (!answer) return
    const payload = registerPayload(values, {
      registerUrl: location.host,
      registerMethod: registerMethod(matchMedia('(display-mode: standalone)').matches),
      human: answer,
      termsAccepted: terms,
      ageConfirmed: age,
    })
    try {
      const session = await sendSealed(queries, payload, (data) =>
        send('PUT /wps/account/register', { body: { data }, headers: sealedHeaders }),
      )
      enter(session)
    } catch (error) {
      // The check was used up, whatever the refusal was; no answer leaves it as it is.
      if (error instanceof CallError && error.code !== 'offline') human.refresh()
      throw error
    }
  }

  const { ref: captchaRef, error: captchaError } = form.bind('captcha')
  return (
    <AlonePage title={t('register.heading')}>
      <form className="stack" noValidate onSubmit={form.submit(register)}>
        {form.problem && <Banner tone="error">{form.problem}</Banner>}
        {rules.map((rule) => (
          <RegisterField
            key={rule.field}
            rule={rule}
            {...form.bind(rule.field)}
            {...(rule.field === 'username' && {
              onBlur: () => {
                form.bind('username').onBlur()
                void checkUsername(form.values['username'] ?? '')
              },
            })}
          />
        ))}
        <HumanCheck
          check={human}
          ref={captchaRef}
          error={human.answer() ? undefined : captchaError}
        />
        <Checkbox
          id="age"
          label={t('register.age', { age: info.ageMin })}
          checked={age}
          error={ageMissing && !age ? t('register.ageMissing') : undefined}
          onChange={(event) => setAge(event.target.checked)}
        />
        <Checkbox
          label={t('register.terms', { brand: info.brand })}
          checked={terms}
          onChange={(event) => setTerms(event.target.checked)}
        />
        <Button
          type="submit"
          tone="primary"
          block
          loading={form.busy}
          reason={terms ? undefined : t('refusal.terms_not_accepted')}
        >
          {t('register.title')}
        </Button>
      </form>
      <SiteLink to={paths.login} className={buttonClass({ tone: 'quiet', block: true })}>
        {t('register.toLogin')}
      </SiteLink>
    </AlonePage>
  )
}
