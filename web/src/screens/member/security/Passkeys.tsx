import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { List } from '@suerte/ui/List.tsx'
import { ListRow } from '@suerte/ui/ListRow.tsx'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useMoment, useT } from '../../../i18n.ts'
import { passkeysQuery } from '../../../queries.ts'
import { QueryView } from '../../../QueryView.tsx'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { hasPasskeys } from '../../../session/passkey/has-passkeys.ts'
import { useForm } from '../../../use-form.ts'
import { deviceName } from './device-name.ts'
import { useRemoval } from '../use-removal.ts'
import { useSaved } from '../use-saved.ts'

/** Keys that devices hold: a way in without a password. */
export function Passkeys() {
  const t = useT()
  const moment = useMoment()
  const saved = useSaved()
  const passkeys = useQuery(passkeysQuery)
  const { confirmed, sheet } = useConfirmed()
  const removal = useRemoval<{ id: string; name: string }>(async ({ id }) => {
    await confirmed(() => send('DELETE /wps/member/passkeys/:id', { params: { id } }))
    await saved.renew('passkeys')
    saved.say()
  })
  return (
    <QueryView query={passkeys} count={2}>
      {(known) => (
        <div className="stack">
          {removal.problem && <Banner tone="error">{removal.problem}</Banner>}
          {known.length === 0 ? (
            <EmptyState title={t('passkeys.none')}>{t('passkeys.text')}</EmptyState>
          ) : (
            <List label={t('passkeys.title')}>
              {known.map(({ id, name, createdAtMs, usedAtMs }) => (
                <ListRow
                  key={id}
                  icon="key"
                  title={<bdi>{name}</bdi>}
                  detail={
                    usedAtMs === null
                      ? t('passkeys.made', { time: moment(createdAtMs) })
                      : t('passkeys.used', { time: moment(usedAtMs) })
                  }
                  value={
                    <IconButton
                      icon="trash"
                      label={t('passkeys.remove', { name })}
                      onClick={() => removal.ask({ id, name })}
                    />
                  }
                />
              ))}
            </List>
          )}
          <NewPasskey />
          <ConfirmDialog
            open={removal.asked !== undefined}
            title={t('passkeys.removeQuestion', { name: removal.asked?.name ?? '' })}
            confirmLabel={t('member.remove')}
            cancelLabel={t('common.cancel')}
            tone="danger"
            onConfirm={() => void removal.go()}
            onCancel={removal.cancel}
          >
            {t('passkeys.removeText')}
          </ConfirmDialog>
          {sheet}
        </div>
      )}
    </QueryView>
  )
}

function NewPasskey() {
  const t = useT()
  const saved = useSaved()
  const { confirmed, sheet } = useConfirmed()
  const form = useForm({
    initial: { name: deviceName(navigator.userAgent) },
    check: ({ name }) => (name.trim() === '' ? { name: t('register.required') } : {}),
  })
  async function add({ name }: { name: string }) {
    const { makePasskey } = await import('./make-passkey.ts')
    const begun = await confirmed(() => send('POST /wps/member/passkeys/options', { body: {} }))
    const answer = await makePasskey(begun.options)
    if (!answer) return
    const body = { ceremonyId: begun.ceremonyId, name: name.trim(), answer }
    await confirmed(() => send('POST /wps/member/passkeys', { body }))
    await saved.renew('passkeys')
    saved.say()
  }
  if (!hasPasskeys()) return <Banner tone="info">{t('passkeys.notHere')}</Banner>
  return (
    <>
      <Card>
        <form className="stack" noValidate onSubmit={form.submit(add)}>
          <Field
            {...form.bind('name')}
            label={t('passkeys.name')}
            hint={t('passkeys.nameHint')}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" tone="primary" icon="key" block loading={form.busy}>
            {t('passkeys.add')}
          </Button>
          <FormProblem text={form.problem} />
        </form>
      </Card>
      {sheet}
    </>
  )
}
