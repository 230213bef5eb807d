import { CallError } from '@suerte/contract/client.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { TextArea } from '@suerte/ui/TextArea.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { fieldRefusal } from '../refusal-text.ts'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import type { DocumentVersion } from './Documents.tsx'
import { DocumentText } from './DocumentText.tsx'
import type { DocumentKind } from './kinds.ts'
import { nextVersion } from './next-version.ts'
import styles from './PublishDocument.module.css'

const fields = ['version', 'title', 'body'] as const
type DocumentField = (typeof fields)[number]

/** Writes the next version, with the text in force to begin from; beside it what members will read. */
export function PublishDocument(props: { kind: DocumentKind; versions: DocumentVersion[] }) {
  const { kind, versions } = props
  const { show } = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [inForce] = versions
  const known = versions.map((one) => one.version)
  const [typed, setTyped] = useState(() => ({
    version: nextVersion(inForce?.version ?? '', known, new Date().toISOString().slice(0, 10)),
    title: inForce?.title ?? '',
    body: inForce?.body ?? '',
  }))
  const [checked, setChecked] = useState(false)
  const [asking, setAsking] = useState(false)
  const preview = useDeferredValue(typed.body)
  const publish = useMutation({
    mutationFn: (reason: string) =>
      send('POST /relay/console/documents', { body: { kind, ...trimmed(typed), reason } }),
    onSuccess: () => {
      setAsking(false)
      show({ tone: 'success', text: t('documents.done') })
      void queryClient.invalidateQueries({ queryKey: ['status'] })
      return queryClient.invalidateQueries({ queryKey: ['documents'] })
    },
    onError: (error) => {
      if (error instanceof CallError && error.field !== undefined) setAsking(false)
    },
  })
  useEffect(() => {
    if (publish.isError) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [publish.isError])
  const wrong = errorsOf(typed, known)
  const errorOf = (field: DocumentField) =>
    (checked ? wrong[field] : undefined) ?? fieldRefusal(publish.error, field)
  function change(part: Partial<typeof typed>) {
    if (publish.isError) publish.reset()
    setTyped({ ...typed, ...part })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const first = fields.find((field) => wrong[field] !== undefined)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    publish.reset()
    setAsking(true)
  }
  return (
    <div className={styles.split}>
      <Card as="section">
        <form ref={form} className="stack" onSubmit={submit} noValidate>
          <SectionHead title={t('documents.new')} />
          <Banner tone="warn">{t('documents.warning')}</Banner>
          <Field
            label={t('documents.version')}
            hint={t('documents.versionHint')}
            name="version"
            required
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            error={errorOf('version')}
            value={typed.version}
            onChange={(event) => change({ version: event.target.value })}
          />
          <Field
            label={t('content.title')}
            name="title"
            required
            maxLength={120}
            autoComplete="off"
            error={errorOf('title')}
            value={typed.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextArea
            label={t('documents.body')}
            hint={t('documents.bodyHint')}
            name="body"
            required
            rows={16}
            maxLength={60_000}
            spellCheck
            className={styles.source}
            error={errorOf('body')}
            value={typed.body}
            onChange={(event) => change({ body: event.target.value })}
          />
          <Button
            type="submit"
            tone="primary"
            block
            icon="upload"
            loading={publish.isPending}
            disabled={!differs(typed, inForce)}
            {...(!differs(typed, inForce) && { reason: t('documents.same') })}
          >
            {t('content.publish')}
          </Button>
        </form>
      </Card>
      <Preview title={typed.title} body={preview} />
      <ReasonDialog
        open={asking}
        title={t('documents.confirm', { version: typed.version.trim() })}
        confirmLabel={t('content.publish')}
        busy={publish.isPending}
        error={publish.error}
        onConfirm={(reason) => publish.mutate(reason)}
        onCancel={() => setAsking(false)}
      >
        {t('documents.warning')}
      </ReasonDialog>
    </div>
  )
}

function Preview({ title, body }: { title: string; body: string }) {
  return (
    <Card as="section" className="stack" aria-label={t('documents.preview')}>
      <SectionHead title={t('documents.preview')} />
      <h3 className={styles.title}>{title}</h3>
      <DocumentText body={body} />
    </Card>
  )
}

type Typed = { version: string; title: string; body: string }

function trimmed({ version, title, body }: Typed): Typed {
  return { version: version.trim(), title: title.trim(), body: body.trim() }
}

/** A version that says the same would make everybody agree again for nothing. */
function differs(typed: Typed, inForce: Typed | undefined): boolean {
  return typed.title.trim() !== inForce?.title || typed.body.trim() !== inForce.body
}

function errorsOf(
  typed: Typed,
  known: readonly string[],
): Record<DocumentField, string | undefined> {
  const { version, title, body } = trimmed(typed)
  const versionError = () => {
    if (!/^[\w.-]{1,40}$/.test(version)) return t('documents.wrong.version')
    return known.includes(version) ? t('refusal.document_changed') : undefined
  }
  return {
    version: versionError(),
    title: title === '' ? t('content.missing') : undefined,
    body: body === '' ? t('content.missing') : undefined,
  }
}
