import { useShop } from '../../request/use-shop.tsx'
import type { ProductReview } from './load-latest-reviews.server.ts'
import { ReviewItem } from './review-list.tsx'
import { ReviewStrip } from './review-strip.tsx'

interface LatestReviewsProps {
  readonly reviews: readonly ProductReview[]
  /** Whether the score of the shop stands above them. */
  readonly hasScore: boolean
}

/** What buyers think of the shop, and of its products lately: the place of an editor's review block (CMS-04, REV-18). */
export function LatestReviews({ reviews, hasScore }: LatestReviewsProps) {
  const { text, hrefs } = useShop()
  return (
    <div className="grid gap-6">
      {hasScore ? <ReviewStrip /> : null}
      {reviews.length > 0 ? (
        <ul>
          {reviews.map(({ review, product }) => (
            <li key={review.id} className="mt-6 border-t border-steel-200 pt-6 first:mt-0 first:border-t-0 first:pt-0">
              <a href={hrefs.product(text(product.slug))} className="text-sm font-semibold underline underline-offset-2">
                {text(product.name)}
              </a>
              <div className="mt-2">
                <ReviewItem review={review} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
