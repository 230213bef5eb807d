import { useId, useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldShell, type FieldWords } from './FieldShell.tsx'
import styles from './Field.module.css'

type Props = FieldWords & ComponentProps<'textarea'>

export function TextArea(props: Props) {
  const { label, hint, error, hideLabel, id: givenId, className, onChange, ...area } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const [typedLength, setTypedLength] = useState(String(area.defaultValue ?? '').length)
  const length = area.value === undefined ? typedLength : String(area.value).length
  return (
    <FieldShell {...{ id, label, hint, error, hideLabel, required: area.required }}>
      <span className={styles.box} data-bad={error ? '' : undefined}>
        <textarea
          {...area}
          id={id}
          className={classNames(styles.input, styles.area, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          onChange={(event) => {
            setTypedLength(event.target.value.length)
            onChange?.(event)
          }}
        />
      </span>
      {area.maxLength !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {length} / {area.maxLength}
        </span>
      )}
    </FieldShell>
  )
}
