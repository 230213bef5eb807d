import { Icon } from '@suerte/ui/Icon.tsx'
import { Link } from '@tanstack/react-router'
import styles from './BackLink.module.css'

export function BackLink({ to, label }: { to: '/members' | '/draws'; label: string }) {
  return (
    <Link to={to} search={{}} className={styles.back}>
      <Icon name="arrow-left" size={18} />
      {label}
    </Link>
  )
}
