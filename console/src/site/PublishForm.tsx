import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { TextArea } from '@suerte/ui/TextArea.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'
import { queryClient, send } from '../session/calls.ts'

const TITLE_MAX = 120
const CONTENT_MAX = 4000

/** A new announcement for the ticker. */
export function PublishForm() {
  const { show } = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  const [checked, setChecked] = useState(false)
  const publish = useMutation({
    mutationFn: () =>
      send('POST /relay/console/announcements', {
        body: { title: title.trim(), content: content.trim() },
      }),
    onSuccess: () => {
      setTitle('')
      setContent('')
      setChecked(false)
      show({ tone: 'success', text: t('content.published') })
      void queryClient.invalidateQueries({ queryKey: ['content'] })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const empty = title.trim() === '' ? 'title' : content.trim() === '' ? 'content' : undefined
    if (empty) form.current?.querySelector<HTMLElement>(`[name=${empty}]`)?.focus()
    else publish.mutate()
  }
  const missing = (text: string) =>
    checked && text.trim() === '' ? t('content.missing') : undefined
  return (
    <Card as="section">
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        <SectionHead title={t('content.new')} />
        {publish.isError && <Banner tone="error">{refusalText(publish.error)}</Banner>}
        <Field
          label={t('content.title')}
          name="title"
          required
          maxLength={TITLE_MAX}
          autoComplete="off"
          error={missing(title)}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label={t('content.text')}
          name="content"
          required
          rows={5}
          maxLength={CONTENT_MAX}
          error={missing(content)}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <Button type="submit" tone="primary" block icon="upload" loading={publish.isPending}>
          {t('content.publish')}
        </Button>
      </form>
    </Card>
  )
}
