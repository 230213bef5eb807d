import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import styles from './Receipts.module.css'

/** The pictures a member sent as proof; a press shows one large, another press in its own size. */
export function Receipts({ ids }: { ids: readonly string[] }) {
  const may = useMay()('GET /relay/console/receipts/:id')
  const viewer = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<string>()
  const [whole, setWhole] = useState(true)
  const pictures = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['receipt', id],
      queryFn: () => send('GET /relay/console/receipts/:id', { params: { id } }),
      enabled: may,
      staleTime: Infinity,
    })),
  })
  if (ids.length === 0) return <p className="soft">{t('receipts.none')}</p>
  if (!may) return <p className="soft">{t('receipts.notYou')}</p>
  return (
    <section className="stack tight" aria-label={t('deposit.receipts')}>
      <ul className={styles.row}>
        {pictures.map(({ data, error }, index) => (
          <li key={ids[index]}>
            {data ? (
              <button
                type="button"
                className={styles.thumb}
                onClick={() => {
                  setShown(data.image)
                  setWhole(true)
                  viewer.current?.showModal()
                }}
              >
                <img src={data.image} alt={t('receipts.open', { n: index + 1 })} />
              </button>
            ) : error ? (
              <p role="alert">{refusalText(error)}</p>
            ) : (
              <Skeleton shape="tile" label={t('common.loading')} />
            )}
          </li>
        ))}
      </ul>
      <dialog
        ref={viewer}
        className={styles.viewer}
        aria-label={t('deposit.receipts')}
        // Esc closes the picture alone, not the sheet it was opened from.
        onCancel={(event) => event.stopPropagation()}
      >
        <div className={styles.close}>
          <IconButton
            icon="x"
            tone="filled"
            label={t('common.close')}
            onClick={() => viewer.current?.close()}
          />
        </div>
        {shown && (
          <button
            type="button"
            className={styles.large}
            data-whole={whole ? '' : undefined}
            aria-label={whole ? t('receipts.enlarge') : t('receipts.fit')}
            onClick={() => setWhole(!whole)}
          >
            <img src={shown} alt={t('receipts.alt')} />
          </button>
        )}
      </dialog>
    </section>
  )
}
