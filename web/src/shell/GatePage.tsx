import { Button } from '@suerte/ui/Button.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Logo } from '@suerte/ui/Logo.tsx'
import { PapelPicado } from '@suerte/ui/PapelPicado.tsx'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../i18n.ts'
import { statusQuery } from '../queries.ts'
import { useStatus } from '../site.ts'
import styles from './GatePage.module.css'

/** The site is closed: for a while (1), or for this place (2). */
export function GatePage({ kind }: { kind: 1 | 2 }) {
  const t = useT()
  const { brand } = useStatus().info
  const { refetch, isFetching } = useQuery(statusQuery)
  const name = kind === 1 ? 'maintenance' : 'region'
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Logo name={brand} size={32} />
        <span className={styles.edge}>
          <PapelPicado />
        </span>
      </div>
      <main className={styles.main} id="main">
        <h1 className="visually-hidden">{t(`gate.${name}.title`)}</h1>
        <EmptyState
          title={t(`gate.${name}.title`)}
          motif={kind === 1 ? 'lantern' : 'moon'}
          action={
            <Button icon="refresh" loading={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t(`gate.${name}.text`)}
        </EmptyState>
      </main>
    </div>
  )
}
