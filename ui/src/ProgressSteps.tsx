import { Icon } from './Icon.tsx'
import styles from './ProgressSteps.module.css'

type Props = {
  label: string
  steps: readonly { id: string; label: string }[]
  /** The id of the step being done; those before it are done. */
  current: string
}

export function ProgressSteps({ label, steps, current }: Props) {
  const at = steps.findIndex((step) => step.id === current)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {index < at ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <span className={styles.label}>{step.label}</span>
        </li>
      ))}
    </ol>
  )
}
