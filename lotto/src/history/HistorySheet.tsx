import { BallRow } from '@suerte/ui/BallRow.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { ErrorState } from '@suerte/ui/ErrorState.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { refusalText } from '../frame/calls.ts'
import { useFrame } from '../frame/frame-context.ts'
import type { Numero } from '../frame/sale.ts'
import { usePages } from '../frame/use-pages.ts'
import { t } from '../i18n.ts'
import type { SheetProps } from '../table/Panels.tsx'
import { timeText } from '../time-text.ts'
import styles from './History.module.css'
import { sumMarks } from './sum-marks.ts'

/** Results of this game, newest first; each can be checked by anyone. */
export function HistorySheet({ open, onClose }: SheetProps) {
  return (
    <Sheet {...{ open, onClose }} title={t('history.title')} closeLabel={t('common.close')}>
      <History />
    </Sheet>
  )
}

function History() {
  const { send, game, sale } = useFrame()
  const params = { gameId: game.gameId }
  // A new result changes the newest numero, and with it the version of the list.
  const version = Number(sale.last?.numero.replace('-', '') ?? 0)
  const pages = usePages(
    (pageNo) => send('GET /lgw/draws/:gameId', { params, query: { pageNo } }),
    version,
  )
  const { rows } = pages
  if (!rows && pages.error) {
    return (
      <ErrorState title={t('history.failed')} retryLabel={t('common.retry')} onRetry={pages.reload}>
        {refusalText(pages.error)}
      </ErrorState>
    )
  }
  if (!rows) return <Skeleton shape="line" count={6} label={t('common.loading')} />
  if (rows.length === 0) {
    return <EmptyState title={t('history.empty.title')}>{t('history.empty.text')}</EmptyState>
  }
  return (
    <div className="stack">
      <ol className={styles.list}>
        {rows.map((draw) => (
          <DrawLine key={draw.numero} draw={draw} />
        ))}
      </ol>
      {pages.error !== '' && <p role="alert">{refusalText(pages.error)}</p>}
      {pages.more && (
        <Button block loading={pages.loading} onClick={pages.loadMore}>
          {t('common.more')}
        </Button>
      )}
    </div>
  )
}

function DrawLine({ draw }: { draw: Numero }) {
  const { family } = useFrame()
  const { result, numero } = draw
  const marks = result && sumMarks(result, family.draw.base)
  const query = new URLSearchParams({ game: draw.gameId, numero })
  return (
    <li className={styles.draw}>
      <span className={styles.numero}>
        <bdi>{numero}</bdi> <span className={styles.time}>{timeText(draw.drawsAtMs)}</span>
      </span>
      <a className={styles.link} href={`/m/verify?${query.toString()}`} target="_top">
        <Icon name="shield-check" size={16} />
        {t('history.verify')}
        <span className="visually-hidden">{numero}</span>
      </a>
      {result ? (
        <BallRow
          values={result.map(String)}
          size={30}
          label={t('header.result', { numero, digits: result.join(' ') })}
        />
      ) : (
        <Tag>{draw.state === 'void' ? t('history.void') : t('state.drawing')}</Tag>
      )}
      {marks && (
        <span className={styles.marks}>
          {t('history.sum', { sum: marks.sum })}
          <Tag tone={marks.big ? 'warn' : 'info'}>{t(marks.big ? 'quick.big' : 'quick.small')}</Tag>
          <Tag>{t(marks.odd ? 'quick.odd' : 'quick.even')}</Tag>
        </span>
      )}
    </li>
  )
}
