import type { Reply } from '@suerte/contract/calls.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { TextArea } from '@suerte/ui/TextArea.tsx'
import { send } from '../../../api.ts'
import { serverNowMs } from '../../../clock.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { useStatus } from '../../../site.ts'
import { useForm } from '../../../use-form.ts'
import { identityProblems } from './identity-problems.ts'
import { useSaved } from '../use-saved.ts'

const DAY_TEXT = 10

export function IdentityForm({ known }: { known: Reply<'GET /wps/member/identity'> }) {
  const t = useT()
  const saved = useSaved()
  const { ageMin } = useStatus().info
  const { confirmed, sheet } = useConfirmed()
  const today = new Date(serverNowMs()).toISOString().slice(0, DAY_TEXT)
  const form = useForm({
    initial: { name: known.name, birthDate: known.birthDate, address: known.address, idNumber: '' },
    check: (values) => {
      const found = Object.entries(identityProblems(values, { today, ageMin }))
      return Object.fromEntries(
        found.map(([field, problem]) => [
          field,
          problem === 'young' ? t('identity.young', { age: ageMin }) : t('register.required'),
        ]),
      )
    },
  })
  async function give({ name, birthDate, address, idNumber }: typeof form.values) {
    const body = {
      name: name.trim(),
      birthDate,
      address: address.trim(),
      idNumber: idNumber.trim(),
    }
    await confirmed(() => send('PUT /wps/member/identity', { body }))
    await saved.renew('identity')
  }
  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(give)}>
        <Field
          {...form.bind('name')}
          label={t('identity.name')}
          hint={t('identity.nameHint')}
          autoComplete="name"
          maxLength={80}
        />
        <Field
          {...form.bind('birthDate')}
          type="date"
          label={t('identity.birthDate')}
          autoComplete="bday"
          max={today}
        />
        <TextArea
          {...form.bind('address')}
          label={t('identity.address')}
          autoComplete="street-address"
          rows={3}
        />
        <Field
          {...form.bind('idNumber')}
          label={t('identity.idNumber')}
          hint={t('identity.idNumberHint')}
          autoComplete="off"
          maxLength={40}
        />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('identity.send')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}
