import { Card } from '@suerte/ui/Card.tsx'
import { Garland } from '@suerte/ui/Garland.tsx'
import { Logo } from '@suerte/ui/Logo.tsx'
import { useEffect, type ReactNode } from 'react'
import { t } from '../i18n.ts'
import { useSite } from './use-site.ts'
import styles from './DoorFrame.module.css'

/** What stands before the desk: login and invitation. */
export function DoorFrame({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useSite()
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  return (
    <div className={styles.door}>
      <header className={styles.band}>
        <div className={styles.garland}>
          <Garland />
        </div>
        <Logo name={brand} size={36} />
        <p className={styles.desk}>{t('shell.desk')}</p>
      </header>
      <main id="main" className={styles.main}>
        <Card as="section" className={`stack ${styles.card ?? ''}`}>
          <h1>{title}</h1>
          {children}
        </Card>
      </main>
    </div>
  )
}
