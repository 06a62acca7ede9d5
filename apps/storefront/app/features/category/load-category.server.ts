import { getCategory } from '@shop/contract/category'
import { getProduct } from '@shop/contract/product'
import { type CategoryNode, offeredNodes } from '@shop/domain/category'
import { localize } from '@shop/domain/market'
import { FIRST_PAGE } from '@shop/domain/product'
import { listingRequestOf } from '../../shop/listing-request.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'

/** A category with one page of its products, or undefined for an unknown slug and for a page behind the last one. */
export async function loadCategory({ client, language, locale, market }: ShopRequest, slug: string, url: URL) {
  const { categories } = await client.call(
    getCategory,
    { slug, acceptLanguage: [language], fetchSiblings: true },
    'category-details',
  )
  const [found] = categories.results
  if (!found) return undefined
  const offered = (nodes: readonly CategoryNode[]) => offeredNodes(market.country, nodes)
  const category = { ...found, children: offered(found.children), siblings: offered(found.siblings) }
  const request = listingRequestOf(url.searchParams)
  const { products } = await client.call(getProduct, {
    where: { categoryIds: [category.id] },
    sort: request.sort,
    limit: request.pageSize,
    offset: (request.page - 1) * request.pageSize,
    locale: language,
  })
  // Behind the last page there is nothing to show, and nothing to keep for a search engine.
  if (products.results.length === 0 && request.page > FIRST_PAGE) return undefined
  const head = {
    title: localize(category.metaTitle, locale) || localize(category.name, locale),
    description: localize(category.metaDescription, locale),
  }
  return { category, products: products.results, total: products.total, request, pathname: url.pathname, head }
}
