import { isLanguage, type Language } from '../market/index.ts'

/** What a URL of another shop system shows, by the key its products and collections have here too. */
export interface ShopSystemPage {
  readonly kind: 'product' | 'collection' | 'catalogue'
  /** Empty for the whole catalogue. */
  readonly key: string
  /** Where its first segment names one. */
  readonly language?: Language
}

const PAGE =
  /^(?:\/(?<language>[a-z]{2})(?:-[a-z]{2})?)?\/(?:collections\/(?<collection>[^/]+)(?:\/products\/(?<member>[^/]+))?|products\/(?<product>[^/]+))\/?$/i

/**
 * The page of Shopify that a path means, as in `/products/band-saw`, `/collections/saws` and `/collections/saws/products/band-saw`;
 * undefined for every other one.
 */
export function shopSystemPageOf(path: string): ShopSystemPage | undefined {
  const { language, collection, member, product } = PAGE.exec(path.replace(/[?#].*$/s, ''))?.groups ?? {}
  const handle = decoded(product ?? member ?? collection)
  if (handle === undefined) return undefined
  const spoken = language?.toLowerCase() ?? ''
  const said = isLanguage(spoken) ? { language: spoken } : {}
  if (product ?? member) return { kind: 'product', key: handle.replace(/\.(?:js|json|oembed)$/, ''), ...said }
  return handle === 'all' || handle === 'frontpage'
    ? { kind: 'catalogue', key: '', ...said }
    : { kind: 'collection', key: handle, ...said }
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text).toLowerCase()
  } catch {
    return undefined
  }
}
