import type { Reply } from '@suerte/contract/calls.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'
import { Answer } from '../screens/Answer.tsx'
import { queryClient, send } from '../session/calls.ts'
import { hasPasskeys } from '../session/has-passkeys.ts'
import { fullTime } from '../times.ts'
import { AddPasskey } from './AddPasskey.tsx'
import styles from './security.module.css'

type Passkey = Reply<'GET /relay/console/passkeys'>['passkeys'][number]

/** The operator's own passkeys: a way in without password and digits. */
export function OwnPasskeys() {
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  const query = useQuery({
    queryKey: ['own-passkeys'],
    queryFn: ({ signal }) => send('GET /relay/console/passkeys', { signal }),
  })
  return (
    <Card as="section" className="stack">
      <SectionHead
        title={t('security.passkeys')}
        action={
          hasPasskeys() && (
            <Button tone="primary" size={44} icon="plus" onClick={() => setAdding(true)}>
              {t('passkey.add')}
            </Button>
          )
        }
      />
      <p className="soft">{t('security.passkeysText')}</p>
      {!hasPasskeys() && <Banner tone="info">{t('passkey.unknown')}</Banner>}
      <Answer query={query} lines={3}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <EmptyState title={t('passkey.none')} />
          ) : (
            <ul className={styles.list}>
              {passkeys.map((passkey) => (
                <li key={passkey.id}>
                  <span className={styles.facts}>
                    <strong translate="no">{passkey.name}</strong>
                    <span className="soft">
                      {t('security.since', { at: fullTime(passkey.createdAtMs) })}
                    </span>
                    <span className="soft">
                      {passkey.usedAtMs === null
                        ? t('passkey.unused')
                        : t('passkey.used', { at: fullTime(passkey.usedAtMs) })}
                    </span>
                  </span>
                  <IconButton
                    icon="trash"
                    label={t('passkey.removeOf', { name: passkey.name })}
                    onClick={() => setLeaving(passkey)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      <Sheet
        open={adding}
        onClose={() => setAdding(false)}
        title={t('passkey.add')}
        closeLabel={t('common.close')}
      >
        <AddPasskey onDone={() => setAdding(false)} />
      </Sheet>
      <RemovePasskey passkey={leaving} onClose={() => setLeaving(undefined)} />
    </Card>
  )
}

function RemovePasskey(props: { passkey: Passkey | undefined; onClose: () => void }) {
  const { passkey, onClose } = props
  const { show } = useToast()
  const remove = useMutation({
    mutationFn: (id: string) => send('DELETE /relay/console/passkeys/:id', { params: { id } }),
    onSuccess: () => {
      onClose()
      show({ tone: 'success', text: t('passkey.removed') })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['own-passkeys'] }),
  })
  return (
    <ConfirmDialog
      open={passkey !== undefined}
      title={t('passkey.removeTitle', { name: passkey?.name ?? '' })}
      confirmLabel={t('passkey.remove')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => passkey && remove.mutate(passkey.id)}
      onCancel={() => {
        remove.reset()
        onClose()
      }}
    >
      {remove.isError && <Banner tone="error">{refusalText(remove.error)}</Banner>}
      {t('passkey.removeText')}
    </ConfirmDialog>
  )
}
