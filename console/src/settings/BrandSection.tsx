import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { RadioCards } from '@suerte/ui/RadioCards.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Switch } from '@suerte/ui/Switch.tsx'
import { TextArea } from '@suerte/ui/TextArea.tsx'
import { useState } from 'react'
import { t } from '../i18n.ts'
import type { SectionProps } from './section-props.ts'
import { regionsOf } from './settings-changes.ts'
import styles from './SettingsForm.module.css'

const layouts = ['mem_cen'] as const

/** Name, gate and layout. */
export function BrandSection({ edited, onEdit, errorOf }: SectionProps) {
  const kept = edited.regionBlocklist.join('\n')
  const [regions, setRegions] = useState(kept)
  // What was saved or taken back elsewhere replaces the text; blank lines while typing stay.
  const shown = regionsOf(regions).join('\n') === kept ? regions : kept
  return (
    <div className={styles.cards}>
      <Card as="section" className="stack">
        <SectionHead title={t('settings.site')} />
        <Field
          label={t('setting.brand')}
          name="brand"
          maxLength={40}
          error={errorOf('brand')}
          value={edited.brand}
          onChange={(event) => onEdit({ brand: event.target.value })}
        />
        <Switch
          label={t('setting.maintenance')}
          hint={t('settings.maintenanceHint')}
          checked={edited.maintenance}
          onChange={(event) => onEdit({ maintenance: event.target.checked })}
        />
        <Switch
          label={t('setting.jackpot')}
          checked={edited.jackpot === 'counter'}
          onChange={(event) => onEdit({ jackpot: event.target.checked ? 'counter' : 'off' })}
        />
        <TextArea
          label={t('setting.regionBlocklist')}
          hint={t('settings.regionsHint')}
          name="regionBlocklist"
          rows={4}
          spellCheck={false}
          error={errorOf('regionBlocklist')}
          value={shown}
          onChange={(event) => {
            setRegions(event.target.value)
            onEdit({ regionBlocklist: regionsOf(event.target.value) })
          }}
        />
      </Card>
      <Card as="section" className="stack">
        <SectionHead title={t('settings.layout')} />
        {layouts.map((key) => (
          <RadioCards
            key={key}
            name={key}
            label={t(`setting.${key}`)}
            value={edited.mobileTemplate[key] === 1 ? 'new' : 'base'}
            onChange={(value) =>
              onEdit({
                mobileTemplate: { ...edited.mobileTemplate, [key]: value === 'new' ? 1 : 0 },
              })
            }
            options={(['new', 'base'] as const).map((value) => ({
              value,
              title: t(`layout.${key}.${value}`),
              detail: t(`layout.is.${key}.${value}`),
            }))}
          />
        ))}
      </Card>
    </div>
  )
}
