import { Tag } from '@suerte/ui/Tag.tsx'
import { useT } from '../../../i18n.ts'
import { isAgent, type Member } from './member-rows.ts'
import styles from './Member.module.css'

/** Nickname, account, and what kind of account it is when it is not an ordinary one. */
export function MemberName({ member }: { member: Member }) {
  const t = useT()
  const { nickname, account, type } = member
  return (
    <div className={styles.words}>
      <h2 className={styles.name}>
        <bdi>{nickname || account}</bdi>
      </h2>
      {nickname && (
        <span className={styles.account}>
          <bdi>{account}</bdi>
        </span>
      )}
      {isAgent(type) && (
        <span>
          <Tag tone="accent">{t('member.agent')}</Tag>
        </span>
      )}
    </div>
  )
}
