import type { Hrefs } from './hrefs.ts'

type Home = Pick<Hrefs, 'home'>

/** The wish list of the visitor; no other page loads how these links are built. */
export function wishListHref(hrefs: Home): string {
  return `${hrefs.home()}wish-list/`
}

/** A comparison of these items, which can be shared. */
export function comparisonHref(hrefs: Home, skus: readonly string[] = []): string {
  // Commas of a query may stand as they are, and a person reads them.
  return `${hrefs.home()}compare/${skus.length > 0 ? `?skus=${skus.join(',')}` : ''}`
}

/** The page of a cart that was shared, by the secret of its link. */
export function sharedCartHref(hrefs: Home, token: string, isMade = false): string {
  return `${hrefs.home()}shared-cart/${token}/${isMade ? '?made=' : ''}`
}
