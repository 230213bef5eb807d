import type { Tx } from '../../platform/db.ts'
import { lockSetting, saveSetting } from './queries.ts'
import { defaultSite, type SiteSettings } from './site-settings.ts'

export { wrongSiteField } from './site-settings.ts'

/** Step: replaces the settings of the site; gives the ones before. */
export async function replaceSite(tx: Tx, site: SiteSettings): Promise<SiteSettings> {
  const before = await lockSetting<Partial<SiteSettings>>(tx, 'site')
  await saveSetting(tx, 'site', site)
  return { ...defaultSite, ...before }
}
