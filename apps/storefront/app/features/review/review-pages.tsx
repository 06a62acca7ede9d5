import type { ReviewList } from '@shop/domain/review'
import { reviewOffsetAfter, reviewPageCount, reviewPageNumber } from '@shop/domain/review'
import { Pagination } from '../../listing/pagination.tsx'
import { useShop } from '../../shop/use-shop.tsx'
import { hrefOfReviews, type ReviewRequest } from './review-request.ts'

interface ReviewPagesProps {
  readonly list: ReviewList
  readonly request: ReviewRequest
  readonly pathname: string
}

/** First, previous, next and last page, and those around the current one (REV-01, REV-03). */
export function ReviewPages({ list, request, pathname }: ReviewPagesProps) {
  const { t } = useShop()
  return (
    <Pagination
      label={t('review.pagination')}
      page={reviewPageNumber(list.offset, list.limit)}
      pageCount={reviewPageCount(list)}
      hrefOfPage={page => hrefOfReviews(pathname, { ...request, offset: reviewOffsetAfter({ page }, list) })}
    />
  )
}
