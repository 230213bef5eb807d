import { t } from '../i18n.ts'
import type { Change } from './settings-changes.ts'
import styles from './ChangeList.module.css'

/** Old beside new, before it is saved. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.key + change.flag}>
          <strong>{change.key === 'flag' ? change.flag : t(`setting.${change.key}`)}</strong>
          <span className={styles.values}>
            <del>{shown(change.before)}</del>
            <ins>{shown(change.after)}</ins>
          </span>
        </li>
      ))}
    </ul>
  )
}

function shown(value: string): string {
  if (value === 'true' || value === 'counter') return t('common.on')
  if (value === 'false' || value === 'off') return t('common.off')
  return value === '' ? t('common.none') : value
}
