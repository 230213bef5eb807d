import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { useRef, useState } from 'react'
import { t } from '../i18n.ts'
import { MoveButtons } from '../screens/MoveButtons.tsx'
import { useKeptFocus } from '../screens/use-kept-focus.ts'
import { countryName, findCountries } from './country-names.ts'
import { moved } from './order-moves.ts'
import type { SectionProps } from './section-props.ts'
import styles from './CountriesSection.module.css'
import form from './SettingsForm.module.css'

/** Whose mobile numbers are taken: the chosen countries in their order, and all others to add. */
export function CountriesSection({ edited, onEdit, errorOf }: SectionProps) {
  const list = useRef<HTMLOListElement>(null)
  const keepFocus = useKeptFocus(list)
  const [search, setSearch] = useState('')
  const [said, setSaid] = useState('')
  const chosen = edited.countries
  const set = (countries: string[], text: string) => {
    onEdit({ countries })
    setSaid(text)
  }
  function move(index: number, by: -1 | 1) {
    const code = chosen[index] ?? ''
    keepFocus(`${code} ${by}`)
    const values = { name: countryName(code), n: index + by + 1, of: chosen.length }
    set(moved(chosen, index, by), t('order.now', values))
  }
  const error = errorOf('countries')
  return (
    <div className={form.cards}>
      <Card as="section" className="stack">
        <SectionHead title={t('countries.chosen', { n: chosen.length })} />
        <p className="soft">{t('countries.text')}</p>
        {error && <Banner tone="error">{error}</Banner>}
        <ol ref={list} className={styles.list}>
          {chosen.map((code, index) => (
            <li key={code}>
              <Name code={code} />
              <MoveButtons
                id={code}
                upLabel={t('order.up', { name: countryName(code) })}
                downLabel={t('order.down', { name: countryName(code) })}
                first={index === 0}
                last={index === chosen.length - 1}
                onMove={(by) => move(index, by)}
              />
              <IconButton
                icon="x"
                label={t('countries.remove', { name: countryName(code) })}
                onClick={() => {
                  const next = chosen[index + 1] ?? chosen[index - 1]
                  if (next !== undefined) keepFocus(`${next} 1`)
                  set(
                    chosen.filter((one) => one !== code),
                    t('countries.removed', { name: countryName(code) }),
                  )
                }}
              />
            </li>
          ))}
        </ol>
      </Card>
      <Card as="section" className="stack">
        <SectionHead title={t('countries.more')} />
        <Field
          label={t('countries.search')}
          type="search"
          name="countries"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          prefix={<Icon name="search" />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Enter in a search is no wish to save.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <Found
          codes={findCountries(search, chosen)}
          onAdd={(code) =>
            set([...chosen, code], t('countries.added', { name: countryName(code) }))
          }
        />
      </Card>
      <output className="visually-hidden">{said}</output>
    </div>
  )
}

function Found({ codes, onAdd }: { codes: readonly string[]; onAdd: (code: string) => void }) {
  if (codes.length === 0) return <p className="soft">{t('countries.none')}</p>
  return (
    <ul className={`${styles.list} ${styles.found}`}>
      {codes.map((code) => (
        <li key={code}>
          <Name code={code} />
          <Button
            size={44}
            icon="plus"
            aria-label={t('countries.add', { name: countryName(code) })}
            onClick={() => onAdd(code)}
          >
            {t('countries.addShort')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Name({ code }: { code: string }) {
  return (
    <span className={styles.name}>
      {countryName(code)} <code className={styles.code}>{code}</code>
    </span>
  )
}
