import type { Ctx } from '../../platform/context.ts'
import { gateStatus, isRestricted } from '../settings/gate.ts'
import { currentEncryptionKey } from './encryption.ts'

/** The status gate and all that a site needs to know to start. */
export async function getStatus(ctx: Ctx, input: { address: string }) {
  const { site, fixed, providers, documents } = ctx.settings.current()
  const { maintenance } = site
  const { firebase } = providers
  const regionRestriction = isRestricted(site, input.address)
  return {
    status: gateStatus(ctx.settings.current(), input.address),
    serverTimeMs: ctx.clock.nowMs(),
    info: {
      merchantCode: fixed.merchantCode,
      brand: site.brand,
      customerService: [],
      domainRoute: [ctx.publicUrl],
      mobileTemplate: site.mobileTemplate,
      paths: { home: '/m/home', console: '/console', live: '/relay/live' },
      register: site.register,
      resources: fixed.links,
      whitelabel: site.whitelabel,
      mainDomain: ctx.publicUrl,
      imageCDNs: [ctx.publicUrl],
      languages: fixed.languages,
      ageMin: site.ageMin,
      trialIdleHours: site.trialIdleHours,
      documents,
      firebase: firebase.enabled
        ? { apiKey: firebase.apiKey, identityUrl: firebase.identityUrl }
        : null,
      currency: fixed.currency,
    },
    location: { ip: input.address },
    maintenance,
    regionRestriction,
    encryption: await currentEncryptionKey(ctx),
  }
}
