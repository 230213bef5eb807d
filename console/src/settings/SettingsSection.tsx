import { t } from '../i18n.ts'
import { AccountsSection } from './AccountsSection.tsx'
import { BrandSection } from './BrandSection.tsx'
import { CountriesSection } from './CountriesSection.tsx'
import { FlagsSection } from './FlagsSection.tsx'
import { MoneySection } from './MoneySection.tsx'
import { RegisterSection } from './RegisterSection.tsx'
import { ruleErrors, unsafeRules } from './rule-set.ts'
import type { SectionProps } from './section-props.ts'
import type { Section } from './sections.ts'
import { inOrder } from './order-moves.ts'
import type { ErrorKey, SettingsErrors, SiteSettings } from './settings-changes.ts'
import { numberKeys, numberRanges } from './settings-changes.ts'

type Props = {
  part: Section
  kept: SiteSettings
  edited: SiteSettings
  errors: SettingsErrors
  onEdit: SectionProps['onEdit']
}

/** The section that is on the screen. */
export function SettingsSection({ part, kept, edited, errors, onEdit }: Props) {
  const errorOf = (key: ErrorKey) => wordOf(key, errors)
  const props = { edited, onEdit, errorOf }
  if (part === 'brand') return <BrandSection {...props} />
  if (part === 'money') return <MoneySection {...props} />
  if (part === 'flags') return <FlagsSection {...props} />
  if (part === 'accounts') return <AccountsSection {...props} />
  if (part === 'countries') return <CountriesSection {...props} />
  const refused = errors.register === 'refused'
  return (
    <RegisterSection
      rules={edited.register}
      flags={edited.whitelabel}
      // What cannot work is told while it is typed, like the sample beside it.
      errors={
        refused ? unsafeRules(inOrder(kept.register), edited.register) : ruleErrors(edited.register)
      }
      refused={refused ? t('register.refused') : undefined}
      onRules={(register) => onEdit({ register })}
    />
  )
}

function wordOf(key: ErrorKey, errors: SettingsErrors): string | undefined {
  const error = errors[key]
  const range = numberKeys.find((name) => name === key)
  if (error === 'range' && range) return t('settings.wrong.range', numberRanges[range])
  return error && t(`settings.wrong.${error}`)
}
