import type { ComponentType } from 'react'
import { loadLaterWords } from '../i18n.ts'
import type { Screen } from '../screens.ts'

const loaded = new Map<string, ComponentType>()
const loading = new Map<string, Promise<ComponentType>>()
const failed = new Set<string>()

/** The component of a screen, if its code is here already. */
export function screenComponent(screen: Screen): ComponentType | undefined {
  return loaded.get(screen.id)
}

/**
 * Fetches the code of a screen once. A failure stays one while it is drawn: a screen that began anew with each
 * drawing would never say that it failed.
 */
export function loadScreen(screen: Screen): Promise<ComponentType> {
  const known = loading.get(screen.id)
  if (known) return known
  const words = screen.id === 'home' ? undefined : loadLaterWords()
  const promise = Promise.all([screen.load(), words])
    .then(([component]) => {
      loaded.set(screen.id, component)
      return component
    })
    .catch((error: unknown) => {
      failed.add(screen.id)
      throw error
    })
  loading.set(screen.id, promise)
  return promise
}

/** What failed was told, or somebody taps again: it may be fetched anew. */
export function forgetFailures(): void {
  for (const id of failed) loading.delete(id)
  failed.clear()
}
