import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import styles from './DocumentText.module.css'

/** What the server keeps of a text; links lead nowhere here, so that no click leaves the desk. */
const KEPT =
  'p br hr h2 h3 h4 blockquote ul ol li table thead tbody tr th td a b strong i em u s small sub sup'

/** The text of a document as members read it. */
export function DocumentText({ body }: { body: string }) {
  const html = useMemo(
    () => DOMPurify.sanitize(body, { ALLOWED_TAGS: KEPT.split(' '), ALLOWED_ATTR: [] }),
    [body],
  )
  // Sanitised right above.
  // oxlint-disable-next-line react/no-danger
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
