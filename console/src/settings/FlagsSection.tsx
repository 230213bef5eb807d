import { Card } from '@suerte/ui/Card.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Switch } from '@suerte/ui/Switch.tsx'
import { t } from '../i18n.ts'
import { flagGroupNames, flagGroups, type KnownFlag } from './flag-groups.ts'
import { PlanBanner } from './PlanBanner.tsx'
import type { SectionProps } from './section-props.ts'
import styles from './SettingsForm.module.css'

/** What the site shows and allows, flag by flag. */
export function FlagsSection({ edited, onEdit }: SectionProps) {
  const flags = edited.whitelabel
  return (
    <div className={styles.cards}>
      {flagGroupNames.map((group) => (
        <Card as="section" key={group} className="stack">
          <SectionHead title={t(`flags.${group}`)} />
          {group === 'registration' && <PlanBanner flags={flags} />}
          <div className={styles.flags}>
            {flagGroups[group].map((flag) => (
              <Switch
                key={flag}
                label={t(`flag.${flag}`)}
                hint={<FlagHint flag={flag} />}
                checked={flags[flag] ?? false}
                onChange={(event) =>
                  onEdit({ whitelabel: { ...flags, [flag]: event.target.checked } })
                }
              />
            ))}
          </div>
        </Card>
      ))}
    </div>
  )
}

function FlagHint({ flag }: { flag: KnownFlag }) {
  return (
    <>
      {t(`flag.does.${flag}`)} <code className={styles.code}>{flag}</code>
    </>
  )
}
