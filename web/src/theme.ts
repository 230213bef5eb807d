import { storageKeys } from './constants.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export function readTheme(): Theme {
  const stored = localStorage.getItem(storageKeys.theme)
  return themes.find((theme) => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    localStorage.removeItem(storageKeys.theme)
    delete dataset['theme']
  } else {
    localStorage.setItem(storageKeys.theme, theme)
    dataset['theme'] = theme
  }
}
