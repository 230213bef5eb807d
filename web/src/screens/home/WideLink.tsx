import { Icon } from '@suerte/ui/Icon.tsx'
import type { IconName } from '@suerte/ui/icons/icon-paths.ts'
import type { Path } from '../../paths.ts'
import { SiteLink } from '../../SiteLink.tsx'
import styles from './Home.module.css'

type Props = { to: Path; icon: IconName; title: string; text: string }

export function WideLink({ to, icon, title, text }: Props) {
  return (
    <SiteLink to={to} className={styles.wide}>
      <Icon name={icon} size={24} />
      <span>
        <b>{title}</b>
        <span className="soft">{text}</span>
      </span>
      <Icon name="chevron-right" size={18} className={styles.mirror ?? ''} />
    </SiteLink>
  )
}
