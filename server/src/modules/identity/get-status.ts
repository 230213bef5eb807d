import type { Ctx } from '../../platform/context.ts'
import { currentEncryptionKey } from './encryption.ts'

/** 0 content, 1 maintenance (it wins over a restriction), 2 region or address restricted. */
export function statusOf(maintenance: boolean, regionRestriction: boolean): 0 | 1 | 2 {
  if (maintenance) return 1
  return regionRestriction ? 2 : 0
}

/** The status gate and all that a site needs to know to start. */
export async function getStatus(ctx: Ctx, input: { address: string }) {
  const { site, fixed } = ctx.settings.current()
  const { maintenance } = site
  const regionRestriction = site.regionBlocklist.some((prefix) => input.address.startsWith(prefix))
  return {
    status: statusOf(maintenance, regionRestriction),
    serverTimeMs: ctx.clock.nowMs(),
    info: {
      merchantCode: fixed.merchantCode,
      brand: site.brand,
      customerService: [],
      domainRoute: [ctx.publicUrl],
      mobileTemplate: fixed.mobileTemplate,
      paths: { home: '/m/home', console: '/console', live: '/relay/live' },
      register: fixed.register,
      resources: fixed.links,
      whitelabel: site.whitelabel,
      mainDomain: ctx.publicUrl,
      imageCDNs: [ctx.publicUrl],
      languages: fixed.languages,
      ageMin: fixed.ageMin,
      currency: fixed.currency,
    },
    location: { ip: input.address },
    maintenance,
    regionRestriction,
    encryption: await currentEncryptionKey(ctx),
  }
}
