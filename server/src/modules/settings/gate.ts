import type { Settings, SiteSettings } from './site-settings.ts'

/** Whether an address begins with one of the blocked prefixes. */
export function isRestricted(site: SiteSettings, address: string): boolean {
  return site.regionBlocklist.some((prefix) => prefix !== '' && address.startsWith(prefix))
}

/** 0 content, 1 maintenance (it wins over a restriction), 2 region or address restricted. */
export function gateStatus(settings: Settings, address: string): 0 | 1 | 2 {
  if (settings.site.maintenance) return 1
  return isRestricted(settings.site, address) ? 2 : 0
}
