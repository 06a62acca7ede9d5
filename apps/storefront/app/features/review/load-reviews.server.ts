import type { ProductProjection } from '@shop/domain/product'
import { REVIEW_PAGE_SIZE, type Review, type ReviewList } from '@shop/domain/review'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { isAfterReview, type ReviewListRequest, reviewRequestOf } from './review-request.ts'

/** Data of the reviews on a product page. */
export interface LoadedReviews {
  /** Undefined when the reviews cannot be loaded; the page lives on without them (ERR-08). */
  readonly list: ReviewList | undefined
  readonly request: ReviewListRequest
  readonly pathname: string
  readonly isSent: boolean
}

/** The page of a product's reviews that a URL requests; the first one where the requested one is out of range. */
export async function loadReviews(
  shop: Pick<ShopRequest, 'client' | 'language'>,
  productId: string,
  url: URL,
): Promise<LoadedReviews> {
  const requested = reviewRequestOf(url.searchParams)
  const load = ({ offset, sort }: ReviewListRequest) => loadPart(shop, { productId, offset, sort })
  const found = await load(requested)
  const isBeyond = found?.exists === true && found.count === 0
  const request = isBeyond ? { ...requested, offset: 0 } : requested
  const list = isBeyond ? await load(request) : found
  return { list, request, pathname: url.pathname, isSent: isAfterReview(url.searchParams) }
}

async function loadPart(
  { client, language }: Pick<ShopRequest, 'client' | 'language'>,
  part: ReviewListRequest & { readonly productId: string },
): Promise<ReviewList | undefined> {
  const call = client.call('getReview', { ...part, limit: REVIEW_PAGE_SIZE, locale: language })
  return optionalBlock<ReviewList | undefined>(
    'reviews',
    call.then(({ reviews }) => reviews),
    undefined,
  )
}

/** The part of a product that its review shows. */
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
