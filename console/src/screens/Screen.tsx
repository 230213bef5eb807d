import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { useEffect, type ReactNode } from 'react'
import { t } from '../i18n.ts'
import type { DeskCall } from '../permissions.ts'
import { useMay } from '../session/use-may.ts'
import { useSite } from '../session/use-site.ts'
import styles from './Screen.module.css'

type Props = {
  title: string
  /** The call the screen lives on: without permission for it there is nothing to show. */
  needs?: DeskCall
  /** Above the title: the way back. */
  back?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** The frame of every screen of the desk: heading, window title and the no-permission state. */
export function Screen({ title, needs, back, action, children }: Props) {
  const may = useMay()
  const { brand } = useSite()
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  const allowed = needs === undefined || may(needs)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {allowed && action}
      </header>
      {allowed ? (
        children
      ) : (
        <EmptyState title={t('noPermission.title')} motif="moon">
          {t('noPermission.text')}
        </EmptyState>
      )}
    </div>
  )
}
