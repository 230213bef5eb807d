import { Field } from '@suerte/ui/Field.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { useLingui } from '@lingui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Reply } from '@suerte/contract/calls.ts'
import { useT } from '../../i18n.ts'
import { QueryView } from '../../QueryView.tsx'
import { findCountries, namedCountries, type Country } from './mobile.ts'
import styles from './MobileField.module.css'

type Props = {
  open: boolean
  countries: UseQueryResult<Reply<'GET /wps/system/countries'>>
  chosen: string
  onClose: () => void
  onChoose: (code: string) => void
}

/** The calling codes to choose from, by country. */
export function CountrySheet({ open, countries, chosen, onClose, onChoose }: Props) {
  const t = useT()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('countries.title')}
      closeLabel={t('common.close')}
    >
      <QueryView query={countries} shape="line" count={6}>
        {(reply) => <Choice countries={reply.countries} {...{ chosen, onChoose }} />}
      </QueryView>
    </Sheet>
  )
}

type ChoiceProps = { countries: readonly Country[] } & Pick<Props, 'chosen' | 'onChoose'>

function Choice({ countries, chosen, onChoose }: ChoiceProps) {
  const t = useT()
  const { locale } = useLingui().i18n
  const [text, setText] = useState('')
  const named = useMemo(() => namedCountries(countries, locale), [countries, locale])
  const found = findCountries(named, text)
  return (
    <div className="stack tight">
      <Field
        type="search"
        label={t('countries.search')}
        value={text}
        autoComplete="off"
        prefix={<Icon name="search" size={18} />}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The sheet stands inside a form that must not be sent by this.
          event.preventDefault()
          if (text && found[0]) onChoose(found[0].countryDialingCode)
        }}
      />
      <output className="visually-hidden">
        {text && t('countries.found', { count: found.length })}
      </output>
      {found.length === 0 && <p className="soft">{t('countries.found', { count: 0 })}</p>}
      <ul className={styles.list}>
        {found.map(({ country, countryDialingCode, name }) => (
          <li key={country}>
            <button
              type="button"
              className={styles.country}
              aria-current={countryDialingCode === chosen ? 'true' : undefined}
              onClick={() => onChoose(countryDialingCode)}
            >
              <span>{name}</span>
              <span className={styles.digits} dir="ltr">
                +{countryDialingCode}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
