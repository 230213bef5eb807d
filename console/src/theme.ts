import { useState } from 'react'

type Theme = 'light' | 'dark'
const KEPT_AS = 'suerte.desk.theme'

function shownTheme(): Theme {
  const set = document.documentElement.dataset['theme']
  if (set === 'light' || set === 'dark') return set
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The theme chosen earlier; without one the system decides. */
export function applyKeptTheme(): void {
  const kept = localStorage.getItem(KEPT_AS)
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['theme'] = kept
}

export function useTheme(): { theme: Theme; toggle: () => void } {
  const [theme, setTheme] = useState(shownTheme)
  function toggle() {
    const next = theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset['theme'] = next
    localStorage.setItem(KEPT_AS, next)
    setTheme(next)
  }
  return { theme, toggle }
}
