import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldShell, type FieldWords } from './FieldShell.tsx'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

type Option = { value: string; label: string }
type Props = FieldWords & ComponentProps<'select'> & { options: readonly Option[] }

export function SelectField(props: Props) {
  const { label, hint, error, hideLabel, options, id: givenId, className, ...select } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldShell {...{ id, label, hint, error, hideLabel, required: select.required }}>
      <span className={classNames(styles.box, styles.selectBox)} data-bad={error ? '' : undefined}>
        <select
          {...select}
          id={id}
          className={classNames(styles.input, styles.select, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldShell>
  )
}
