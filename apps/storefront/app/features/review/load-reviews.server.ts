import { REVIEW_PAGE_SIZE, type ReviewList } from '@shop/domain/review'
import { optionalBlock } from '../../shop/optional-block.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import { isAfterReview, type ReviewRequest, reviewRequestOf } from './review-request.ts'

/** What the reviews of a product page are made of. */
export interface LoadedReviews {
  /** Undefined when the reviews cannot be loaded; the page lives on without them (ERR-08). */
  readonly list: ReviewList | undefined
  readonly request: ReviewRequest
  readonly pathname: string
  readonly isSent: boolean
}

/** The part of a product's reviews that an address asks for; the first one where it asks for more than there is. */
export async function loadReviews(
  shop: Pick<ShopRequest, 'client' | 'language'>,
  productId: string,
  url: URL,
): Promise<LoadedReviews> {
  const asked = reviewRequestOf(url.searchParams)
  const load = ({ offset, sort }: ReviewRequest) => loadPart(shop, { productId, offset, sort })
  const found = await load(asked)
  const isBeyond = found?.exists === true && found.count === 0
  const request = isBeyond ? { ...asked, offset: 0 } : asked
  const list = isBeyond ? await load(request) : found
  return { list, request, pathname: url.pathname, isSent: isAfterReview(url.searchParams) }
}

async function loadPart(
  { client, language }: Pick<ShopRequest, 'client' | 'language'>,
  part: ReviewRequest & { readonly productId: string },
): Promise<ReviewList | undefined> {
  const call = client.call('getReview', { ...part, limit: REVIEW_PAGE_SIZE, locale: language })
  return optionalBlock<ReviewList | undefined>(
    'reviews',
    call.then(({ reviews }) => reviews),
    undefined,
  )
}
