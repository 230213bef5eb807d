import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Switch } from '@suerte/ui/Switch.tsx'
import { t } from '../i18n.ts'
import { NumberField } from '../screens/NumberField.tsx'
import type { SectionProps } from './section-props.ts'
import styles from './SettingsForm.module.css'

/** Age, identity, trial accounts and the message budget. */
export function AccountsSection({ edited, onEdit, errorOf }: SectionProps) {
  return (
    <div className={styles.cards}>
      <Card as="section" className="stack">
        <SectionHead title={t('settings.people')} />
        <NumberField
          label={t('setting.ageMin')}
          hint={t('settings.ageHint')}
          name="ageMin"
          error={errorOf('ageMin')}
          value={edited.ageMin}
          onNumber={(ageMin) => onEdit({ ageMin })}
        />
        <Switch
          label={t('setting.identityCheck')}
          hint={t('settings.identityHint')}
          checked={edited.identityCheck}
          onChange={(event) => onEdit({ identityCheck: event.target.checked })}
        />
        <NumberField
          label={t('setting.smsPerDay')}
          hint={t('settings.smsHint')}
          name="smsPerDay"
          error={errorOf('smsPerDay')}
          value={edited.smsPerDay}
          onNumber={(smsPerDay) => onEdit({ smsPerDay })}
        />
      </Card>
      <Card as="section" className="stack">
        <SectionHead title={t('settings.trials')} />
        <Field
          label={t('setting.trialGrant')}
          hint={t('settings.trialGrantHint')}
          name="trialGrant"
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('trialGrant')}
          value={edited.trialGrant}
          onChange={(event) => onEdit({ trialGrant: event.target.value })}
        />
        <NumberField
          label={t('setting.trialIdleHours')}
          hint={t('settings.trialIdleHint')}
          name="trialIdleHours"
          error={errorOf('trialIdleHours')}
          value={edited.trialIdleHours}
          onNumber={(trialIdleHours) => onEdit({ trialIdleHours })}
        />
      </Card>
    </div>
  )
}
