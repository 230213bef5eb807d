import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { useState } from 'react'
import { useT } from '../i18n.ts'
import { hasRemembered } from './forget-logins.ts'
import { useLogout } from './use-logout.ts'

type Props = { open: boolean; onClose: () => void }

/** Asks before logging out, and whether this device is to forget the login that it remembers. */
export function LogoutDialog({ open, onClose }: Props) {
  const t = useT()
  const { busy, logout } = useLogout()
  const [forget, setForget] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      title={t('logout.question')}
      confirmLabel={t('logout.title')}
      cancelLabel={t('common.cancel')}
      busy={busy}
      onConfirm={() => void logout({ forget })}
      onCancel={onClose}
    >
      {open && hasRemembered() && (
        <Checkbox
          label={t('logout.forget')}
          checked={forget}
          onChange={(event) => setForget(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
