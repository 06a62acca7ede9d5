import { isPageSlug, type PageSlug } from './page-slugs.ts'

const ROUTES = ['home', 'cart', 'parcel-tracking', 'login', 'create-account', 'my-account', 'my-orders', 'departments'] as const
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

/** The target a text such as `page:faq`, `brand:MSW`, `mail` or `https://office.example/` names; undefined for none. */
export function parsePageTarget(text: string): PageTarget | undefined {
  const place = wordOf(PLACES, text)
  if (place) return { kind: place }
  const colon = text.indexOf(':')
  const rest = text.slice(colon + 1)
  switch (text.slice(0, Math.max(colon, 0))) {
    case 'page':
      return isPageSlug(rest) ? { kind: 'page', slug: rest } : undefined
    case 'route': {
      const route = wordOf(ROUTES, rest)
      return route && { kind: 'route', route }
    }
    case 'search': {
      const listing = wordOf(LISTINGS, rest)
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

function wordOf<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  return words.find(word => word === text)
}
