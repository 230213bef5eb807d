import { Card } from '@suerte/ui/Card.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { useT } from '../../../i18n.ts'
import { paths } from '../../../paths.ts'
import { useStatus } from '../../../site.ts'
import { SiteLink } from '../../../SiteLink.tsx'
import { ClosingNote } from './ClosingNote.tsx'
import { HeadPicture } from '../profile/HeadPicture.tsx'
import { memberGroups, quickRows, type Member } from './member-rows.ts'
import { MemberBalance } from './MemberBalance.tsx'
import { MemberName } from './MemberName.tsx'
import { RowGroup } from './RowGroup.tsx'
import styles from './Member.module.css'

/** The new layout: a card with the member and the balance, tiles for every day, then lists. */
export function MemberNew({ member }: { member: Member }) {
  const t = useT()
  const quick = quickRows(member, useStatus().info.whitelabel)
  return (
    <>
      <Card tone="night" picado>
        <div className={styles.who}>
          <SiteLink
            to={paths.headIcon}
            className={styles.picture}
            aria-label={t('headIcon.change')}
          >
            <HeadPicture icon={member.headIcon} seed={member.id} size={72} />
            <span className={styles.pencil}>
              <Icon name="edit" size={14} />
            </span>
          </SiteLink>
          <MemberName member={member} />
        </div>
        <MemberBalance member={member} big />
      </Card>
      <ClosingNote member={member} />
      {quick.length > 0 && (
        <Card as="section" aria-label={t('member.quick')}>
          <ul className={styles.tiles}>
            {quick.map(({ id, icon, title, to }) => (
              <li key={id}>
                <SiteLink to={to} className={styles.tile}>
                  <span className={styles.tileIcon}>
                    <Icon name={icon} size={24} />
                  </span>
                  {t(title)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {memberGroups(member).map((group) => (
        <RowGroup key={group.id} group={group} />
      ))}
    </>
  )
}
