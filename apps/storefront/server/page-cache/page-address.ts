import { FACETS, facetsOfKind } from '@shop/domain/search'
import { WEB_FORM_PARAMETER } from '@shop/domain/support-case'
import { LRUCache } from 'lru-cache'
import { isPersonalPath } from '../../app/request/cache-control.ts'

/** What a URL asks for, without what does not change the answer. */
export interface PageAddress {
  /** Path and query as the page is rendered for all, the parameters in one order. */
  readonly url: string
  readonly hasQuery: boolean
}

/** Parameters that decide what a public page shows, besides its path. Words that are searched for are not among them. */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...FACETS.flatMap(({ parameter }) => (typeof parameter === 'string' ? parameter : Object.values(parameter))),
  'page',
  'hitsPerPage',
  'sort',
  'variant',
  'reviewSort',
  'reviewOffset',
])

/** Beginnings of further ones. */
const PAGE_PREFIXES = facetsOfKind('attributes').map(({ parameter }) => parameter)

/** Parameters that the server does not read; scripts read some of them from the address of the window. */
const UNREAD_PARAMETERS: ReadonlySet<string> = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'gad_source',
  'gad_campaignid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  // Opens the support form over the page.
  WEB_FORM_PARAMETER,
])

/** No link of the shop is longer. */
const MAX_LENGTH = 500
const FILE = /\.(?!data(?:\?|$))[a-z\d]{1,12}(?:\?|$)/i

/** 5000 of up to 500 characters each. */
const known = new LRUCache<string, { readonly address: PageAddress | undefined }>({ max: 5000 })

/**
 * The address of a page that may be stored for all; undefined for personal pages, for files, and for URLs with anything
 * unknown in their query, since the page could depend on it.
 */
export function pageAddressOf(url: string): PageAddress | undefined {
  if (url.length > MAX_LENGTH) return undefined
  let entry = known.get(url)
  if (!entry) {
    entry = { address: readAddress(url) }
    known.set(url, entry)
  }
  return entry.address
}

function readAddress(url: string): PageAddress | undefined {
  const [path = '/', query] = url.split(/\?(.*)/s)
  if (isPersonalPath(path.replace(/\.data$/, '')) || FILE.test(path)) return undefined
  if (query === undefined) return { url, hasQuery: false }
  const kept = new URLSearchParams()
  for (const [name, value] of [...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    if (UNREAD_PARAMETERS.has(name)) continue
    if (!PAGE_PARAMETERS.has(name) && !PAGE_PREFIXES.some(prefix => name.startsWith(prefix))) return undefined
    kept.append(name, value)
  }
  return kept.size === 0 ? { url: path, hasQuery: false } : { url: `${path}?${kept}`, hasQuery: true }
}
