import { useDeferredValue, useMemo } from 'react'
import { Button } from '@suerte/ui/Button.tsx'
import { TextArea } from '@suerte/ui/TextArea.tsx'
import type { ManualPicker } from '@suerte/domain/lottery/play.ts'
import { normalizeManual } from '@suerte/domain/lottery/selection.ts'
import { t } from '../i18n.ts'
import { useDesk } from './desk-context.ts'
import { typedOf } from './draft.ts'
import styles from './Picker.module.css'

const ILLEGAL_SHOWN = 8

/** Numbers typed or pasted: what counts, what repeats, and what does not fit. */
export function ManualEntry({ picker }: { picker: ManualPicker }) {
  const { draft, change } = useDesk()
  const typed = typedOf(draft)
  const read = useDeferredValue(typed)
  const found = useMemo(() => normalizeManual(picker, read), [picker, read])
  const { lines, duplicates, illegal } = found
  const list = illegal.slice(0, ILLEGAL_SHOWN).join(', ')
  return (
    <div className="stack tight">
      <TextArea
        label={t('manual.label')}
        hint={t('manual.hint', { count: picker.digits })}
        value={typed}
        rows={5}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => change({ do: 'type', text: event.target.value })}
      />
      <div className={styles.found} aria-live="polite">
        <strong className="numbers">{t('manual.count', { count: lines.length })}</strong>
        {duplicates > 0 && (
          <span className="soft">{t('manual.duplicates', { count: duplicates })}</span>
        )}
        {illegal.length > 0 && (
          <span className={styles.illegal}>
            {t('manual.illegal', { count: illegal.length, list })}
            {illegal.length > ILLEGAL_SHOWN && '…'}
          </span>
        )}
      </div>
      {(duplicates > 0 || illegal.length > 0) && (
        <Button size={44} onClick={() => change({ do: 'type', text: lines.join(' ') })}>
          {t('manual.tidy')}
        </Button>
      )}
    </div>
  )
}
