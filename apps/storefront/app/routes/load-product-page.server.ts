import { togglesOf } from '@shop/domain/toggle'
import { loadNavigation, NO_NAVIGATION, placeOfProduct } from '../catalogue/navigation.server.ts'
import { loadBuyBox, loadProduct, loadRelatedProducts } from '../features/product/load-product.server.ts'
import { loadReviews } from '../features/review/load-reviews.server.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import type { ShopRequest } from '../request/request-context.server.ts'

interface ProductPageRequest {
  readonly slug: string
  readonly url: URL
  /** Whether all of it is waited for: in a document, and where it is fetched ahead of a navigation by scripts. */
  readonly isWhole: boolean
}

/**
 * What a product page shows; undefined when there is no such product. A client-side navigation waits for what is above
 * the fold alone: the product, which decides between the page and a 404, and its buy box. The rest is handed on as
 * promises and streamed. No promise rejects, each part is an optional block: without reviews the page offers to load
 * them again, other products are left out.
 *
 * A document waits for everything: it is rendered as a whole, so that it is complete without scripts and for crawlers,
 * its head quotes the reviews, and its cache rule depends on whether a part is missing. So do data that are stored for all, and
 * what is fetched ahead, which a browser can keep only then.
 */
export async function loadProductPage(shop: ShopRequest, { slug, url, isWhole }: ProductPageRequest) {
  const loaded = await loadProduct(shop, slug, url.searchParams.get('variant') ?? undefined)
  if (!loaded) return undefined
  const { product } = loaded
  const related = loadRelatedProducts(shop, product, { isRecommending: togglesOf(url.searchParams)['bloomreach-api'] })
  const reviews = loadReviews(shop, product.id, url)
  const navigation = optionalBlock('departments', loadNavigation(shop), NO_NAVIGATION)
  const buyBox = await loadBuyBox(shop, product)
  const place = placeOfProduct(await navigation, product.categories)
  if (isWhole || shop.isShared) return { ...loaded, ...buyBox, ...place, related: await related, reviews: await reviews }
  shop.deferred.push('related products', 'reviews')
  // The buy box of a product that is sold out links to similar ones, if there are any.
  const { isOnStock } = product.masterVariant.availability.noChannel
  return { ...loaded, ...buyBox, ...place, related: isOnStock ? related : await related, reviews }
}
