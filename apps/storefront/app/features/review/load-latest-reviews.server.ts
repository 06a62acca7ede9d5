import type { Review } from '@shop/domain/review'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { loadReviewedProducts, type ReviewedProduct } from './load-reviews.server.ts'

/** A review with the product it is about. */
export interface ProductReview {
  readonly review: Review
  readonly product: ReviewedProduct
}

/** Reviews that are shown, and those that are asked for, since not every market sells every product. */
const COUNT = { shown: 3, asked: 10 }

/** The newest reviews of products that the market sells; none where they cannot be loaded. */
export async function loadLatestReviews(shop: Pick<ShopRequest, 'client' | 'language'>): Promise<readonly ProductReview[]> {
  const found = shop.client.call('getLatestReviews', { limit: COUNT.asked, locale: shop.language }).then(({ reviews }) => reviews)
  const reviews = await optionalBlock<readonly Review[]>('latest reviews', found, [])
  const products = await loadReviewedProducts(shop, reviews)
  return reviews
    .flatMap(review => {
      const product = products[review.productId]
      return product ? [{ review, product }] : []
    })
    .slice(0, COUNT.shown)
}
