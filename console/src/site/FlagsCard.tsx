import { Card } from '@suerte/ui/Card.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Switch } from '@suerte/ui/Switch.tsx'
import { t } from '../i18n.ts'
import styles from './SettingsForm.module.css'

type Flags = Record<string, boolean>

/** What the site shows and allows, flag by flag. */
export function FlagsCard({ flags, onFlags }: { flags: Flags; onFlags: (flags: Flags) => void }) {
  return (
    <Card as="section" className="stack">
      <SectionHead title={t('settings.flags')} />
      <p className="soft">{t('settings.flagsText')}</p>
      <div className={styles.flags}>
        {Object.entries(flags).map(([flag, on]) => (
          <Switch
            key={flag}
            label={<code>{flag}</code>}
            checked={on}
            onChange={(event) => onFlags({ ...flags, [flag]: event.target.checked })}
          />
        ))}
      </div>
    </Card>
  )
}
