/** Pages that inform: legal matters, contact, payment, returns and sale (ROUTE-25..ROUTE-28, CMS-05). */
export const INFORMATION_SLUGS = [
  'dispatch-information',
  'payment',
  'return-policy',
  'premium-gurantee',
  'complaints',
  'faq',
  'best-prices-guaranteed',
  'terms-and-conditions',
  'privacy-data',
  'company-information',
  'merchant-information',
  'battery-regulations',
  'product-recalls',
  'our-history',
  'inspirations',
] as const
export type InformationSlug = (typeof INFORMATION_SLUGS)[number]

/** Own brands by the slug of their page, in the order of the footer (ROUTE-39). */
export const BRANDS_BY_SLUG = {
  'royal-catering': 'Royal Catering',
  stamos: 'Stamos',
  msw: 'MSW',
  'steinberg-systems': 'Steinberg Systems',
  ulsonix: 'Ulsonix',
  hillvert: 'Hillvert',
  physa: 'Physa',
  wiesenfield: 'Wiesenfield',
  frommstarck: 'Fromm & Starck',
  uniprodo: 'Uniprodo',
} as const
export type BrandSlug = keyof typeof BRANDS_BY_SLUG

export const BRAND_SLUGS = Object.keys(BRANDS_BY_SLUG) as BrandSlug[]

/** Every page that editors write; the slugs are the same in all languages. */
export const PAGE_SLUGS: readonly PageSlug[] = [...INFORMATION_SLUGS, ...BRAND_SLUGS]
export type PageSlug = InformationSlug | BrandSlug

/** Whether a path segment names a page that editors write. */
export function isPageSlug(slug: string): slug is PageSlug {
  return (PAGE_SLUGS as readonly string[]).includes(slug)
}

/** Whether a page is one of a brand. */
export function isBrandSlug(slug: PageSlug): slug is BrandSlug {
  return Object.hasOwn(BRANDS_BY_SLUG, slug)
}
