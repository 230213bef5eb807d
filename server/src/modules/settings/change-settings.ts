import type { Tx } from '../../platform/db.ts'
import { lockSetting, saveSetting } from './queries.ts'
import { defaultProviders, type ProviderSettings } from './provider-settings.ts'
import { defaultSite, type SiteSettings } from './site-settings.ts'

export { wrongProviderField } from './provider-settings.ts'
export { wrongSiteField } from './site-settings.ts'

/** Step: replaces the settings of the site; gives the ones before. */
export async function replaceSite(tx: Tx, site: SiteSettings): Promise<SiteSettings> {
  const before = await lockSetting<Partial<SiteSettings>>(tx, 'site')
  await saveSetting(tx, 'site', site)
  return { ...defaultSite, ...before }
}

/** Step: replaces the providers; gives the ones before. */
export async function replaceProviders(
  tx: Tx,
  providers: ProviderSettings,
): Promise<ProviderSettings> {
  const before = await lockSetting<Partial<ProviderSettings>>(tx, 'providers')
  await saveSetting(tx, 'providers', providers)
  return { ...defaultProviders, ...before }
}
