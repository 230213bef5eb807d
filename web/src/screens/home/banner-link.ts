import { readPath, type Path } from '../../paths.ts'

export type BannerLink = { kind: 'site'; to: Path } | { kind: 'web'; href: string } | undefined

/** Where a banner leads: a screen of ours, another site over HTTPS, or nowhere. */
export function bannerLink(linkage: string): BannerLink {
  const to = readPath(linkage)
  if (to) return { kind: 'site', to }
  return /^https:\/\/\S+$/.test(linkage) ? { kind: 'web', href: linkage } : undefined
}
