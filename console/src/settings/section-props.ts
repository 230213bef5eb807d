import type { ErrorKey, SiteSettings } from './settings-changes.ts'

/** What every section of the settings gets. */
export type SectionProps = {
  edited: SiteSettings
  onEdit: (part: Partial<SiteSettings>) => void
  /** The text of what is wrong with a field. */
  errorOf: (key: ErrorKey) => string | undefined
}
