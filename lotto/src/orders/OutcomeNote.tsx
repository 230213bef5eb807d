import { Icon } from '@suerte/ui/Icon.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { shortNumero } from '../time-text.ts'
import styles from './OutcomeNote.module.css'
import type { Outcome } from './outcomes.ts'

type Props = { outcome: Outcome | undefined; onDismiss: () => void }

/** Tells calmly what a draw brought, where it hides neither the result nor the numbers. */
export function OutcomeNote({ outcome, onDismiss }: Props) {
  const { money } = useFrame()
  return (
    <output>
      {outcome && (
        <span className={styles.note} data-kind={outcome.kind}>
          <Icon name={outcome.kind === 'won' ? 'trophy' : 'undo'} />
          <span className={styles.words}>
            {t(`outcome.${outcome.kind}`, {
              numero: shortNumero(outcome.numero),
              amount: money.text(outcome.amountMinor),
            })}
          </span>
          <IconButton icon="x" label={t('common.dismiss')} onClick={onDismiss} />
        </span>
      )}
    </output>
  )
}
