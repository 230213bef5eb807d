import { Avatar } from '@suerte/ui/Avatar.tsx'
import styles from './HeadPicture.module.css'

type Props = { icon: string; seed: string; size: number; label?: string }

/** A head icon: one that comes with the site, a picture of the member's own, or one drawn from who they are. */
export function HeadPicture({ icon, seed, size, label }: Props) {
  if (!icon.startsWith('data:image/'))
    return <Avatar seed={icon || seed} size={size} {...(label !== undefined && { label })} />
  return <img className={styles.own} src={icon} width={size} height={size} alt={label ?? ''} />
}
