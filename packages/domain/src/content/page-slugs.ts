/** Information pages: legal matters, contact, payment, returns and sale (ROUTE-25..ROUTE-28, CMS-05). */
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
  'jobs',
  'inspirations',
  'sale',
  'contact',
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

/** The home page, which editors write like any other; it has no slug in its address (SHELL-43). */
export const HOME_SLUG = 'home'

/** Whether a path segment names a page that editors write. */
export function isPageSlug(slug: string): slug is PageSlug {
  return (PAGE_SLUGS as readonly string[]).includes(slug)
}

/** Whether a page presents a brand. */
export function isBrandSlug(slug: PageSlug): slug is BrandSlug {
  return Object.hasOwn(BRANDS_BY_SLUG, slug)
}

const ROUTES = [
  'home',
  'cart',
  'parcel-tracking',
  'login',
  'create-account',
  'my-account',
  'my-orders',
  'departments',
  'cookie-settings',
  'withdrawal',
  'my-data',
] as const
const LISTINGS = ['new-arrivals', 'sales', 'bestsellers'] as const
const PLACES = ['mail', 'phone', 'returns-portal', 'support-form', 'career', 'about-us'] as const

/** Where a link of a page may lead. */
export type PageTarget =
  | { readonly kind: 'page'; readonly slug: PageSlug }
  | { readonly kind: 'route'; readonly route: (typeof ROUTES)[number] }
  | { readonly kind: 'search'; readonly listing: (typeof LISTINGS)[number] }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'department'; readonly key: string }
  | { readonly kind: (typeof PLACES)[number] }
  | { readonly kind: 'outside'; readonly url: string }

/** Parses a link target such as `page:faq`, `brand:MSW`, `mail` or `https://office.example/`; undefined for an unknown one. */
export function parsePageTarget(text: string): PageTarget | undefined {
  const place = memberOf(PLACES, text)
  if (place) return { kind: place }
  const colon = text.indexOf(':')
  const rest = text.slice(colon + 1)
  switch (text.slice(0, Math.max(colon, 0))) {
    case 'page':
      return isPageSlug(rest) ? { kind: 'page', slug: rest } : undefined
    case 'route': {
      const route = memberOf(ROUTES, rest)
      return route && { kind: 'route', route }
    }
    case 'search': {
      const listing = memberOf(LISTINGS, rest)
      return listing && { kind: 'search', listing }
    }
    case 'brand':
      return /^\p{L}[\p{L}\d &.-]{0,79}$/u.test(rest) ? { kind: 'brand', brand: rest } : undefined
    case 'department':
      return /^[a-z0-9-]{1,80}$/.test(rest) ? { kind: 'department', key: rest } : undefined
    case 'https':
      // Host and path only: no user, no port, nothing that would need escaping.
      return /^\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[\w./?=&%#~+-]*)?$/.test(rest) ? { kind: 'outside', url: text } : undefined
    default:
      return undefined
  }
}

function memberOf<Member extends string>(members: readonly Member[], text: string): Member | undefined {
  return members.find(member => member === text)
}
