import { type Category, type CategoryNode, offeredNodes } from '@shop/domain/category'
import { localize } from '@shop/domain/market'
import type { FoundProducts } from '@shop/domain/search'
import { listingOf } from '../../listing/listing.ts'
import { isPageOutOfRange, loadListing } from '../../listing/load-listing.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** A category with one page of its products, or undefined for an unknown slug and for a page out of range. */
export async function loadCategory(shop: ShopRequest, slug: string, url: URL) {
  const { client, language, locale, market } = shop
  const { categories } = await client.call(
    'getCategory',
    { slug, acceptLanguage: [language], fetchSiblings: true },
    'category-details',
  )
  const [found] = categories.results
  if (!found) return undefined
  const offered = (nodes: readonly CategoryNode[]) => offeredNodes(market.country, nodes)
  const category = { ...found, children: offered(found.children), siblings: offered(found.siblings) }
  const listing = listingOf(url.searchParams, 'category')
  const { found: products, totalsWithout } = await loadListing(shop, listing, { categoryId: category.id })
  // A page out of range has nothing to show and nothing to index.
  if (isPageOutOfRange(listing, products)) return undefined
  const head = {
    title: localize(category.metaTitle, locale) || localize(category.name, locale),
    description: localize(category.metaDescription, locale) || localize(category.description, locale),
  }
  return { category, listing, found: withCountsOf(category, products), totalsWithout, pathname: url.pathname, head }
}

/** Drops the counts of categories that the page does not show. */
function withCountsOf({ id, ancestors, children, siblings }: Category, found: FoundProducts): FoundProducts {
  if (!found.facets) return found
  const shown = new Set([id, ...[...ancestors, ...children, ...siblings].map(category => category.id)])
  return { ...found, facets: { ...found.facets, categories: found.facets.categories.filter(category => shown.has(category.id)) } }
}
