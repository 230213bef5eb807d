import { Card } from '@suerte/ui/Card.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { SelectField } from '@suerte/ui/SelectField.tsx'
import { useState } from 'react'
import { languages, useT } from '../../../i18n.ts'
import { changeLanguage, useLanguage } from '../../../language.ts'
import { useStatus } from '../../../site.ts'
import { chooseTheme, readTheme, themes } from '../../../theme.ts'

/** Language and theme, in force at once. */
export function Preferences() {
  const t = useT()
  const language = useLanguage()
  const offered = useStatus().info.languages.filter((code) => languages[code])
  // The screen is drawn in the browser only: it needs a session.
  const [theme, setTheme] = useState(readTheme)
  return (
    <section className="stack tight">
      <SectionHead title={t('member.preferences')} />
      <Card className="stack">
        {offered.length > 1 && (
          <SelectField
            label={t('shell.language')}
            value={language}
            onChange={(event) => changeLanguage(event.target.value)}
            options={offered.map((code) => ({ value: code, label: languages[code]?.name ?? code }))}
          />
        )}
        <Segmented
          fill
          label={t('member.theme')}
          value={theme}
          onChange={(next) => {
            chooseTheme(next)
            setTheme(next)
          }}
          options={themes.map((value) => ({ value, label: t(`member.theme.${value}`) }))}
        />
      </Card>
    </section>
  )
}
