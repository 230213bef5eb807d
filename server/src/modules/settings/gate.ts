import type { Settings, SiteSettings } from './site-settings.ts'

/** Whether an address begins with one of the blocked prefixes. */
export function isRestricted(site: SiteSettings, address: string): boolean {
  // a socket that listens on both families writes IPv4 addresses inside IPv6
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return site.regionBlocklist.some((prefix) => prefix !== '' && plain.startsWith(prefix))
}

/** 0 content, 1 maintenance (it wins over a restriction), 2 region or address restricted. */
export function gateStatus(settings: Settings, address: string): 0 | 1 | 2 {
  if (settings.site.maintenance) return 1
  return isRestricted(settings.site, address) ? 2 : 0
}
