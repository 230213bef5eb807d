import { buttonClass } from '@suerte/ui/button-class.ts'
import { useT } from '../../i18n.ts'
import { useQueryText } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { documentKind, documentKinds } from './document-kinds.ts'
import { LegalText } from './LegalText.tsx'
import styles from './Agreement.module.css'

/** One of the documents that members agree to, and the way to the others. */
export function Agreement() {
  const t = useT()
  const kind = documentKind(useQueryText()['doc'])
  return (
    <div className="stack">
      <nav className={styles.kinds} aria-label={t('agreement.others')}>
        {documentKinds.map((one) => (
          <SiteLink
            key={one}
            to={paths.agreement(one)}
            className={buttonClass({ tone: one === kind ? 'secondary' : 'quiet', size: 44 })}
            aria-current={one === kind ? 'page' : undefined}
          >
            {t(`agreement.${one}`)}
          </SiteLink>
        ))}
      </nav>
      <LegalText kind={kind} />
    </div>
  )
}
