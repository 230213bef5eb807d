import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { isMoreThan } from '../../../amount.ts'
import { storageKeys } from '../../../constants.ts'
import { useT } from '../../../i18n.ts'
import { useMoneyFormat } from '../../../site.ts'
import { useStoredFlag } from '../../../stored-flag.ts'
import type { Member } from './member-rows.ts'
import styles from './Member.module.css'

type Props = { member: Member; big?: boolean }

/** What can be spent and what is set aside; both can be hidden from who looks over the shoulder. */
export function MemberBalance({ member: { balance, held }, big = false }: Props) {
  const t = useT()
  const format = useMoneyFormat()
  const [hidden, setHidden] = useStoredFlag(storageKeys.hideBalance)
  return (
    <div className={big ? styles.balance : styles.balanceSmall}>
      <div>
        <span className={styles.label}>{t('member.balance')}</span>
        <Money amount={balance} format={format} hidden={hidden} big={big} />
        {isMoreThan(held, '0') && (
          <span className={styles.label}>
            {t('member.held')} <Money amount={held} format={format} hidden={hidden} />
          </span>
        )}
      </div>
      <IconButton
        icon={hidden ? 'eye-off' : 'eye'}
        tone={big ? 'night' : 'plain'}
        label={t(hidden ? 'shell.showBalance' : 'shell.hideBalance')}
        onClick={() => setHidden(!hidden)}
      />
    </div>
  )
}
