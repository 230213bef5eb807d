import { Checkbox } from '@suerte/ui/Checkbox.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { useStatus } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import type { useForm } from '../../use-form.ts'
import styles from './Agreements.module.css'

const LegalText = lazy(() =>
  import('../agreement/LegalText.tsx').then(
    ({ LegalText: found }) => ({ default: found }),
    // What was typed below the sheet must not go with it.
    () => ({ default: Unreachable }),
  ),
)

type Kind = 'terms' | 'privacy'
type Box = ReturnType<ReturnType<typeof useForm>['bindCheck']>

/** Age, and the documents, which open above the form so that nothing that was typed is lost. */
export function Agreements({ age, terms }: { age: Box; terms: Box }) {
  const t = useT()
  const { ageMin, brand } = useStatus().info
  const [reading, setReading] = useState<Kind>()
  // The sheet keeps its words while it slides away.
  const [lastRead, setLastRead] = useState<Kind>('terms')
  const link = (kind: Kind): ReactNode => (
    <SiteLink
      className={styles.link}
      to={paths.agreement(kind)}
      onClick={(event) => {
        event.preventDefault()
        setReading(kind)
        setLastRead(kind)
      }}
    >
      {t(`register.${kind}Link`)}
    </SiteLink>
  )
  return (
    <div>
      <Checkbox {...age} label={t('register.age', { age: ageMin })} />
      <Checkbox
        {...terms}
        label={t('register.terms', { brand })}
        hint={
          <span className={styles.links}>
            {link('terms')}
            {link('privacy')}
          </span>
        }
      />
      <Sheet
        open={reading !== undefined}
        onClose={() => setReading(undefined)}
        title={t(`register.${lastRead}Link`)}
        closeLabel={t('common.close')}
      >
        <Suspense fallback={<Skeleton shape="line" count={6} label={t('common.loading')} />}>
          <LegalText kind={lastRead} titled={false} />
        </Suspense>
      </Sheet>
    </div>
  )
}

/** The reader could not be fetched: the document has an address of its own. */
function Unreachable({ kind }: { kind: Kind; titled: boolean }) {
  const t = useT()
  return (
    <div className="stack">
      <p>{t('common.failed')}</p>
      <SiteLink className={styles.link} to={paths.agreement(kind)} target="_blank">
        {t(`register.${kind}Link`)}
      </SiteLink>
    </div>
  )
}
