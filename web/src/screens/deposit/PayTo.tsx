import { Card } from '@suerte/ui/Card.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { limits } from '../../constants.ts'
import { useT } from '../../i18n.ts'
import type { Channel } from './deposit-types.ts'
import styles from './PayTo.module.css'

/** Where to send the money; every line can be copied. */
export function PayTo({ lines }: { lines: Channel['payTo'] }) {
  const t = useT()
  const toast = useToast()
  async function copy(value: string) {
    try {
      await navigator.clipboard.writeText(value)
      toast.show({ tone: 'success', text: t('common.copied'), durationMs: limits.noticeMs })
    } catch {
      toast.show({ tone: 'error', text: t('common.copyFailed') })
    }
  }
  if (lines.length === 0) return null
  return (
    <Card as="section" tone="sunk" aria-label={t('deposit.payTo')}>
      <h2 className={styles.title}>{t('deposit.payTo')}</h2>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt className="soft">{label}</dt>
            <dd>
              <bdi className="numbers">{value}</bdi>
              <IconButton
                icon="copy"
                label={t('common.copy', { what: label })}
                onClick={() => void copy(value)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
