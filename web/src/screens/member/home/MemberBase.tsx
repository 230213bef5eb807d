import { useStatus } from '../../../site.ts'
import { useT } from '../../../i18n.ts'
import { paths } from '../../../paths.ts'
import { SiteLink } from '../../../SiteLink.tsx'
import { ClosingNote } from './ClosingNote.tsx'
import { HeadPicture } from '../profile/HeadPicture.tsx'
import { memberGroups, quickRows, type Member } from './member-rows.ts'
import { MemberBalance } from './MemberBalance.tsx'
import { MemberName } from './MemberName.tsx'
import { RowGroup } from './RowGroup.tsx'
import styles from './Member.module.css'

/** The base layout: one line of who it is, then plain rows. */
export function MemberBase({ member }: { member: Member }) {
  const t = useT()
  const quick = quickRows(member, useStatus().info.whitelabel)
  const [money, ...others] = memberGroups(member)
  return (
    <>
      <div className={styles.line}>
        <SiteLink to={paths.headIcon} aria-label={t('headIcon.change')} className={styles.picture}>
          <HeadPicture icon={member.headIcon} seed={member.id} size={48} />
        </SiteLink>
        <MemberName member={member} />
      </div>
      <MemberBalance member={member} />
      <ClosingNote member={member} />
      {money && <RowGroup plain group={{ ...money, rows: [...quick, ...money.rows] }} />}
      {others.map((group) => (
        <RowGroup plain key={group.id} group={group} />
      ))}
    </>
  )
}
