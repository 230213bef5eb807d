import type { ShownChange } from '../screens/ChangeList.tsx'
import { t } from '../i18n.ts'
import { countryName } from './country-names.ts'
import { isKnownFlag } from './flag-groups.ts'
import { isRegisterField } from './rule-set.ts'
import type { Change, SettingKey } from './settings-changes.ts'

/** What a field of the registration is called; a field that nobody named keeps its code. */
export function fieldName(field: string): string {
  return isRegisterField(field) ? t(`field.${field}`) : field
}

/** A change in words: "Nickname: required", off → on. */
export function changeWords(change: Change): ShownChange {
  if (change.kind === 'flag') {
    const { flag } = change
    return {
      id: `flag ${flag}`,
      label: isKnownFlag(flag) ? t(`flag.${flag}`) : flag,
      before: onOff(change.before),
      after: onOff(change.after),
    }
  }
  if (change.kind === 'rule') {
    const { field, part } = change
    return {
      id: `rule ${field} ${part}`,
      label: t('register.changed', { field: fieldName(field), part: t(`register.part.${part}`) }),
      before: onOff(change.before),
      after: onOff(change.after),
    }
  }
  const { key } = change
  return {
    id: key,
    label: t(`setting.${key}`),
    before: valueWords(key, change.before),
    after: valueWords(key, change.after),
  }
}

function valueWords(key: SettingKey, value: string): string {
  if (key === 'mem_cen') return value === '1' ? t(`layout.${key}.new`) : t(`layout.${key}.base`)
  if (key === 'countries') return value.split(', ').map(countryName).join(', ')
  return onOff(value)
}

function onOff(value: string): string {
  if (value === 'true' || value === 'counter') return t('common.on')
  if (value === 'false' || value === 'off') return t('common.off')
  return value === '' ? t('common.none') : value
}
