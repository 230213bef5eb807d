import { useId, type ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-paths.ts'
import styles from './Button.module.css'

type Props = ButtonLook &
  Omit<ComponentProps<'button'>, 'size'> & {
    loading?: boolean | undefined
    /** Says why the button cannot be pressed; setting it disables the button. */
    reason?: string | undefined
    icon?: IconName | undefined
  }

export function Button(props: Props) {
  const { tone, size, block, loading = false, reason, icon, children, className, ...rest } = props
  const reasonId = useId()
  const idle = Boolean(reason) || rest.disabled === true
  const button = (
    <button
      type="button"
      {...rest}
      // aria-disabled, not disabled: the button keeps its place in the tab order, so its reason can be heard.
      disabled={rest.disabled === true && !reason}
      aria-disabled={idle || loading || undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={idle || loading ? (event) => event.preventDefault() : rest.onClick}
      className={classNames(buttonClass({ tone, size, block }), className)}
    >
      <span className={styles.face}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
  if (!reason) return button
  return (
    <span className={classNames(styles.withReason, block && styles.block)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  )
}
