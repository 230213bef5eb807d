import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { t } from '../i18n.ts'
import { shortcuts } from './shortcuts.ts'
import styles from './ShortcutHelp.module.css'

export function ShortcutHelp(props: { open: boolean; onClose: () => void; pays: boolean }) {
  const { open, onClose, pays } = props
  const rows = Object.entries(shortcuts)
    .filter(([, shortcut]) => pays || shortcut !== 'paid')
    .map(([key, shortcut]) => ({
      key,
      label: t(`keys.${shortcut}`),
      value: <kbd className={styles.key}>{key}</kbd>,
    }))
  return (
    <Sheet open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('common.close')}>
      <KeyValue rows={rows} />
    </Sheet>
  )
}
