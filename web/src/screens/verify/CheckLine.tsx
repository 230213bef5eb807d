import { Icon } from '@suerte/ui/Icon.tsx'
import { useT } from '../../i18n.ts'
import styles from './Verify.module.css'

type Props = { ok: boolean; text: string; values: readonly string[] }

/** One check: what was found in plain words, and the values behind it. */
export function CheckLine({ ok, text, values }: Props) {
  const t = useT()
  return (
    <li className={styles.check} data-ok={ok}>
      <Icon
        name={ok ? 'check-circle' : 'alert'}
        size={24}
        label={t(ok ? 'verify.yes' : 'verify.no')}
      />
      <div className={styles.words}>
        <p>{text}</p>
        {values.length > 0 && (
          <details>
            <summary>{t('verify.values')}</summary>
            {values.map((value) => (
              <bdi key={value} dir="ltr" className={styles.hex}>
                {value}
              </bdi>
            ))}
          </details>
        )}
      </div>
    </li>
  )
}
