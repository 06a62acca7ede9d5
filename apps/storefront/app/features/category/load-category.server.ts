import { getCategory } from '@shop/contract/category'
import { getProduct } from '@shop/contract/product'
import { localize } from '@shop/domain/market'
import { listingRequestOf } from '../../shop/listing-request.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'

/** A category with one page of its products, or undefined for an unknown slug. */
export async function loadCategory({ client, language }: ShopRequest, slug: string, url: URL) {
  const { categories } = await client.call(
    getCategory,
    { slug, acceptLanguage: [language], fetchSiblings: true },
    'category-details',
  )
  const [category] = categories.results
  if (!category) return undefined
  const request = listingRequestOf(url.searchParams)
  const { products } = await client.call(getProduct, {
    where: { categoryIds: [category.id] },
    sort: request.sort,
    limit: request.pageSize,
    offset: (request.page - 1) * request.pageSize,
    locale: language,
  })
  const head = {
    title: localize(category.metaTitle, language) || localize(category.name, language),
    description: localize(category.metaDescription, language),
  }
  return { category, products: products.results, total: products.total, request, pathname: url.pathname, head }
}
