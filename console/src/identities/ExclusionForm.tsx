import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'
import { queryClient, send } from '../session/calls.ts'
import { exclusionErrors } from './exclusion-errors.ts'

const NOBODY = { name: '', birthDate: '', idNumber: '', note: '', reason: '' }
const fields = ['name', 'birthDate', 'idNumber', 'note', 'reason'] as const
type Name = (typeof fields)[number]
const lengthMax: Record<Name, number> = {
  name: 80,
  birthDate: 10,
  idNumber: 40,
  note: 200,
  reason: 300,
}

/** Adds a person who may not play; members verified as this person are shut out at once. */
export function ExclusionForm({ onDone }: { onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { show } = useToast()
  const [typed, setTyped] = useState(NOBODY)
  const [checked, setChecked] = useState(false)
  const add = useMutation({
    mutationFn: () => send('POST /relay/console/exclusions', { body: typed }),
    onSuccess: () => {
      show({ tone: 'success', text: t('exclusions.added') })
      onDone()
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['exclusions'] }),
        queryClient.invalidateQueries({ queryKey: ['identities'] }),
      ]),
  })
  const wrong = exclusionErrors(typed)
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const first = fields.find((field) => wrong[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else add.mutate()
  }
  const errorOf = (field: Name) => {
    const problem = checked ? wrong[field] : undefined
    return problem && t(`exclusions.wrong.${problem}`)
  }
  const labels: Record<Name, string> = {
    name: t('identities.name'),
    birthDate: t('identities.birthDate'),
    idNumber: t('field.idNumber'),
    note: t('exclusions.note'),
    reason: t('reason.label'),
  }
  const hints: Partial<Record<Name, string>> = {
    idNumber: t('exclusions.idHint'),
    note: t('exclusions.noteHint'),
    reason: t('reason.hint'),
  }
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <Banner tone="warn">{t('exclusions.warning')}</Banner>
      {add.isError && <Banner tone="error">{refusalText(add.error)}</Banner>}
      {fields.map((field) => (
        <Field
          key={field}
          label={labels[field]}
          hint={hints[field]}
          name={field}
          type={field === 'birthDate' ? 'date' : 'text'}
          autoComplete="off"
          required={field !== 'idNumber' && field !== 'note'}
          maxLength={lengthMax[field]}
          error={errorOf(field)}
          value={typed[field]}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
        />
      ))}
      <Button type="submit" tone="primary" block loading={add.isPending}>
        {t('exclusions.add')}
      </Button>
    </form>
  )
}
