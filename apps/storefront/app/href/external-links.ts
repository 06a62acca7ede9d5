import type { Language } from '@shop/domain/market'

/** Channels of the shop elsewhere, by kind (SHELL-23). */
export const SOCIAL_CHANNELS = ['video', 'network', 'business', 'xing'] as const
export type SocialChannel = (typeof SOCIAL_CHANNELS)[number]
export type SocialLinks = Readonly<Partial<Record<SocialChannel, string>>>

/** Sites the shop links to that are not part of it; one that is not set is not linked to. */
export interface ExternalLinks {
  readonly aboutUs?: string
  readonly career?: string
  /** Where goods are sent back: a site of its own, or the orders site, where returns are asked for. */
  readonly returnsPortal?: string
  /** The entry of the self-service orders site (ROUTE-30). */
  readonly orders?: string
  readonly social: SocialLinks
}

/** Where a page of the company's own site is; undefined for another slug, or while there is no such site (ROUTE-29). */
export function corporatePageOf(slug: string, { aboutUs, career }: ExternalLinks): string | undefined {
  if (slug === 'about-us') return aboutUs
  return slug === 'career' ? career : undefined
}

interface ExternalLinkSettings {
  readonly corporateSiteUrl?: string
  readonly returnsPortalUrl?: string
  /** Entry of the self-service orders site in the language. */
  readonly ordersUrl?: string
  readonly socialLinks?: SocialLinks
}

/**
 * Links to other sites, in a language, from the addresses that are set; these have no slash at the end. About us and jobs
 * stand on the site of the company (ROUTE-29).
 */
export function externalLinksOf(
  { corporateSiteUrl, returnsPortalUrl, ordersUrl, socialLinks = {} }: ExternalLinkSettings,
  language: Language,
): ExternalLinks {
  const returnsPortal = returnsPortalUrl ? `${returnsPortalUrl}/${language}/` : ordersUrl
  const corporate = (path: string) => `${corporateSiteUrl}/${language}/${path}`
  return {
    ...(corporateSiteUrl ? { aboutUs: corporate('about-us'), career: corporate('career') } : {}),
    ...(returnsPortal ? { returnsPortal } : {}),
    ...(ordersUrl ? { orders: ordersUrl } : {}),
    social: socialLinks,
  }
}
