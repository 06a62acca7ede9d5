import type { ProductProjection } from '@shop/domain/product'
import type { Review } from '@shop/domain/review'
import { optionalBlock } from '../../shop/optional-block.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'

/** What a review shows of its product. */
export type ReviewedProduct = Pick<ProductProjection, 'name' | 'slug'> & {
  readonly image: ProductProjection['masterVariant']['images'][number] | undefined
}

/** The products of reviews by id; those that are not sold any more, or cannot be loaded, are missing. */
export async function loadReviewedProducts(
  { client, language }: Pick<ShopRequest, 'client' | 'language'>,
  reviews: readonly Review[],
): Promise<Record<string, ReviewedProduct>> {
  const ids = [...new Set(reviews.map(({ productId }) => productId))]
  if (ids.length === 0) return {}
  const found = client
    .call('getProduct', { where: { ids }, limit: ids.length, locale: language })
    .then(({ products }) => products.results)
  const products = await optionalBlock<readonly ProductProjection[]>('reviewed products', found, [])
  return Object.fromEntries(
    products.map(({ id, name, slug, masterVariant }) => [id, { name, slug, image: masterVariant.images[0] }]),
  )
}
