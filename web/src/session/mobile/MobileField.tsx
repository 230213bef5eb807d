import { Field, type FieldProps } from '@suerte/ui/Field.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { limits } from '../../constants.ts'
import { useT } from '../../i18n.ts'
import { countriesQuery } from '../../queries.ts'
import { CountrySheet } from './CountrySheet.tsx'
import styles from './MobileField.module.css'

type Props = {
  /** Without the plus sign; '' until the site's own country is known. */
  dialingCode: string
  onDialingCode: (code: string) => void
  label?: string
} & Omit<FieldProps, 'label' | 'prefix' | 'suffix'>

/** A mobile number with the calling code of its country in front. */
export function MobileField({ dialingCode, onDialingCode, label, ...field }: Props) {
  const t = useT()
  const [choosing, setChoosing] = useState(false)
  const countries = useQuery(countriesQuery)
  const { data } = countries
  const all = data?.countries ?? []
  const own = all.find(({ country }) => country === data?.country)?.countryDialingCode
  const digits = Math.max(
    0,
    ...all.filter((one) => one.countryDialingCode === dialingCode).map((one) => one.digitsMax),
  )
  const choose = useRef(onDialingCode)
  useEffect(() => {
    choose.current = onDialingCode
  })
  useEffect(() => {
    if (dialingCode === '' && own) choose.current(own)
  }, [dialingCode, own])

  return (
    <>
      <Field
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        placeholder={digits > 0 ? t('mobileField.digits', { digits }) : undefined}
        {...field}
        maxLength={limits.mobileMax}
        label={label ?? t('mobileField.label')}
        className={styles.input}
        prefix={
          <button
            type="button"
            className={styles.code}
            aria-haspopup="dialog"
            aria-label={t('mobileField.country', { code: dialingCode })}
            onClick={() => setChoosing(true)}
          >
            <span dir="ltr">+{dialingCode}</span>
            <Icon name="chevron-down" size={16} />
          </button>
        }
      />
      <CountrySheet
        open={choosing}
        countries={countries}
        chosen={dialingCode}
        onClose={() => setChoosing(false)}
        onChoose={(code) => {
          setChoosing(false)
          onDialingCode(code)
        }}
      />
    </>
  )
}
