import { Logo } from '@suerte/ui/Logo.tsx'
import { PapelPicado } from '@suerte/ui/PapelPicado.tsx'
import type { ReactNode } from 'react'
import { layoutOf } from '../layout-rules.ts'
import { usePath } from '../navigation.ts'
import { useStatus } from '../site.ts'
import { LanguageMenu } from './AccountBar.tsx'
import styles from './AlonePage.module.css'
import { BackButton } from './SiteHeader.tsx'

/** A screen without header and tabs: its own band with the brand, and a card on it. */
export function AlonePage({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useStatus().info
  const { back } = layoutOf(usePath())
  return (
    <div className={styles.page}>
      <div className={styles.band}>
        <BackButton back={back} />
        <span className={styles.logo}>
          <Logo name={brand} size={32} />
        </span>
        <span className={styles.language}>
          <LanguageMenu />
        </span>
        <span className={styles.edge}>
          <PapelPicado />
        </span>
      </div>
      <h1>{title}</h1>
      {children}
    </div>
  )
}
