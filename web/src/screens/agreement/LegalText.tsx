import DOMPurify from 'dompurify'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMoment, useT } from '../../i18n.ts'
import { documentQuery, type DocumentKind } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import styles from './LegalText.module.css'

/** A document in the version in force, with its date. A sheet has a title already. */
export function LegalText({ kind, titled = true }: { kind: DocumentKind; titled?: boolean }) {
  const query = useQuery(documentQuery(kind))
  return (
    <QueryView query={query} shape="line" count={8}>
      {(document) => <Document {...document} titled={titled} />}
    </QueryView>
  )
}

type Props = {
  titled: boolean
  title: string
  version: string
  publishedAtMs: number
  body: string
}

function Document({ titled, title, version, publishedAtMs, body }: Props) {
  const t = useT()
  const moment = useMoment()
  // The server sanitised it when it was published; nothing that slipped through runs here.
  const html = useMemo(
    () =>
      DOMPurify.sanitize(body, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form'] }),
    [body],
  )
  return (
    <article className={styles.text}>
      {titled && <h2>{title}</h2>}
      <p className="soft">{t('agreement.version', { version, date: moment(publishedAtMs) })}</p>
      {/* Sanitised right above. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
