import type { Reply } from '@suerte/contract/calls.ts'
import { CallError } from '@suerte/contract/client.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api.ts'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { memberQuery, statusQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { useStatus } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { useForm } from '../../use-form.ts'
import type { QuestionSheetProps } from '../confirm/use-confirmed.tsx'

type Kind = Reply<'GET /wps/member/info'>['consentsNeeded'][number]

/** The documents in force that this member has not agreed to, each with its own yes. */
export function ConsentSheet({ open, onConfirmed, onCancel }: QuestionSheetProps) {
  const t = useT()
  const member = useQuery(memberQuery)
  return (
    <Sheet
      open={open}
      onClose={onCancel}
      title={t('consent.title')}
      closeLabel={t('common.cancel')}
    >
      <QueryView query={member} count={1}>
        {({ consentsNeeded }) => <Documents needed={consentsNeeded} onAgreed={onConfirmed} />}
      </QueryView>
    </Sheet>
  )
}

function Documents({ needed, onAgreed }: { needed: readonly Kind[]; onAgreed: () => void }) {
  const t = useT()
  const queries = useQueryClient()
  const { documents } = useStatus().info
  const form = useForm<Record<Kind, string>>({
    initial: { terms: '', privacy: '', funds: '' },
    check: (values) =>
      Object.fromEntries(
        needed.filter((kind) => !values[kind]).map((kind) => [kind, t('consent.missing')]),
      ),
  })
  async function agree() {
    const shown = needed.map((kind) => ({ kind, version: documents[kind] }))
    try {
      if (shown.length > 0) await send('POST /wps/member/consents', { body: { documents: shown } })
    } catch (error) {
      // The new version is shown; what was ticked was for the old one.
      if (error instanceof CallError && error.code === 'document_changed') {
        for (const kind of needed) form.set(kind, '')
        await queries.invalidateQueries({ queryKey: statusQuery.queryKey })
      }
      throw error
    }
    await queries.invalidateQueries({ queryKey: memberQuery.queryKey })
    onAgreed()
  }
  return (
    <form className="stack" noValidate onSubmit={form.submit(agree)}>
      <p className="soft">{t('consent.text')}</p>
      {needed.map((kind) => (
        <Card key={kind} tone="sunk" className="stack tight">
          <div className="row spread">
            <h3>{t(`consent.name.${kind}`)}</h3>
            <SiteLink to={paths.agreement(kind)} target="_blank">
              {t('consent.read')}
            </SiteLink>
          </div>
          <span className="soft">{t('consent.version', { version: documents[kind] })}</span>
          <Checkbox {...form.bindCheck(kind)} label={t(`consent.agree.${kind}`)} />
        </Card>
      ))}
      <Button type="submit" tone="primary" block loading={form.busy}>
        {t('consent.go')}
      </Button>
      <FormProblem text={form.problem} />
    </form>
  )
}
