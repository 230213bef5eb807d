import { useState } from 'react'
import { BallRow } from '@suerte/ui/BallRow.tsx'
import { Countdown } from '@suerte/ui/Countdown.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { shortNumero } from '../time-text.ts'
import styles from './Header.module.css'

const BALL_PX = 28

/** The numero on sale with its time, beside the last result or the wait for it. */
export function DrawBand() {
  const { sale, clock, family, freshNumero } = useFrame()
  const { onSale, last, drawing } = sale
  const result = last?.result?.map(String)
  const digits = result?.join(' ') ?? ''
  const numero = shortNumero(last?.numero ?? '')
  const closingWord = useClosingWord(onSale?.numero)
  return (
    <section className={styles.band} aria-label={t('header.last')}>
      <div>
        <span className={styles.caption}>
          {drawing ? t('header.drawing') : `${t('header.last')} ${numero}`}
        </span>
        {drawing || !result ? (
          <div className={drawing ? styles.drawing : undefined}>
            <BallRow
              values={family.draw.positions.map(() => '·')}
              tones={['ink']}
              size={BALL_PX}
              label={t(drawing ? 'header.drawing' : 'header.none')}
            />
          </div>
        ) : (
          <BallRow
            key={last?.numero}
            values={result}
            size={BALL_PX}
            rolling={freshNumero === last?.numero}
            label={t('header.result', { numero, digits })}
          />
        )}
        <p className="visually-hidden" aria-live="polite">
          {!drawing && freshNumero === last?.numero && t('header.result', { numero, digits })}
        </p>
      </div>
      <div className={styles.side}>
        <p className="visually-hidden" aria-live="polite">
          {closingWord}
        </p>
        {onSale ? (
          <>
            <span className={styles.caption}>
              {t('header.onSale', { numero: shortNumero(onSale.numero) })}
            </span>
            <Countdown
              key={onSale.numero}
              deadlineMs={onSale.closesAtMs}
              offsetMs={clock.offsetMs()}
              label={t('header.closesIn', { numero: shortNumero(onSale.numero) })}
            />
          </>
        ) : (
          <span className={styles.waiting}>{t('header.waiting')}</span>
        )}
      </div>
    </section>
  )
}

/** Says, for who cannot see it, that the game went on to the next numero. */
function useClosingWord(numero: string | undefined): string {
  const [seen, setSeen] = useState({ numero, words: '' })
  if (numero !== undefined && numero !== seen.numero) {
    const words = seen.numero
      ? t('header.closed', { was: shortNumero(seen.numero), now: shortNumero(numero) })
      : ''
    setSeen({ numero, words })
  }
  return seen.words
}
