import { getCategory } from '@shop/contract/category'
import { type Category, type CategoryNode, offeredNodes } from '@shop/domain/category'
import { localize } from '@shop/domain/market'
import type { FoundProducts } from '@shop/domain/search'
import { listingOf } from '../../listing/listing.ts'
import { isBehindTheLast, loadListing } from '../../listing/load-listing.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'

/** A category with one page of its products, or undefined for an unknown slug and for a page behind the last one. */
export async function loadCategory(shop: ShopRequest, slug: string, url: URL) {
  const { client, language, locale, market } = shop
  const { categories } = await client.call(
    getCategory,
    { slug, acceptLanguage: [language], fetchSiblings: true },
    'category-details',
  )
  const [found] = categories.results
  if (!found) return undefined
  const offered = (nodes: readonly CategoryNode[]) => offeredNodes(market.country, nodes)
  const category = { ...found, children: offered(found.children), siblings: offered(found.siblings) }
  const listing = listingOf(url.searchParams, 'category')
  const { found: products, totalsWithout } = await loadListing(shop, listing, { categoryId: category.id })
  // Behind the last page there is nothing to show, and nothing to keep for a search engine.
  if (isBehindTheLast(listing, products)) return undefined
  const head = {
    title: localize(category.metaTitle, locale) || localize(category.name, locale),
    description: localize(category.metaDescription, locale),
  }
  return { category, listing, found: withCountsOf(category, products), totalsWithout, pathname: url.pathname, head }
}

/** Of all categories in which products were found, only those the page shows keep their numbers. */
function withCountsOf({ id, ancestors, children, siblings }: Category, found: FoundProducts): FoundProducts {
  if (!found.facets) return found
  const shown = new Set([id, ...[...ancestors, ...children, ...siblings].map(category => category.id)])
  return { ...found, facets: { ...found.facets, categories: found.facets.categories.filter(category => shown.has(category.id)) } }
}
