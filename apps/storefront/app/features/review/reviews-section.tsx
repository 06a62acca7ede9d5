import { buttonClass, InformationBox } from '@shop/ui'
import { IconShieldCheck } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'
import { GoogleReviews } from './google-reviews.tsx'
import type { LoadedReviews } from './load-reviews.server.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewItem, ReviewPages, ReviewSortForm } from './review-list.tsx'
import { REVIEW_FORM_ANCHOR } from './review-request.ts'
import { ReviewSummary } from './review-summary.tsx'
import type { RefusedReview } from './submit-review.server.ts'

interface ReviewsSectionProps {
  readonly sku: string
  readonly reviews: LoadedReviews
  readonly refused: RefusedReview | undefined
}

/** Reviews of a product: summary, sortable list with pages, how they are verified, and the form. */
export function ReviewsSection({ sku, reviews, refused }: ReviewsSectionProps) {
  const { t } = useShop()
  const { list, request, pathname } = reviews
  if (!list) return <ReviewsUnavailable pathname={pathname} />
  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:self-start">
        <ReviewSummary list={list} />
        <div className="flex gap-3 text-xs text-steel-600">
          <IconShieldCheck className="size-5 shrink-0" />
          <p>
            <strong className="block font-semibold text-ink-900">{t('review.howVerified')}</strong>
            {t('review.verification')}
          </p>
        </div>
        <GoogleReviews />
      </div>
      <div className="min-w-0">
        {list.exists ? (
          <>
            <div className="mb-5 flex justify-end">
              <ReviewSortForm sort={request.sort} pathname={pathname} />
            </div>
            {list.results.map(review => (
              <ReviewItem key={review.id} review={review} />
            ))}
            <ReviewPages list={list} request={request} pathname={pathname} />
          </>
        ) : null}
        <section id={REVIEW_FORM_ANCHOR} className="mt-10 scroll-mt-28 rounded-card bg-steel-50 p-5 first:mt-0 md:p-8">
          <h3 className="mb-5 text-h4">{t('review.write')}</h3>
          {reviews.isSent ? (
            <InformationBox type="success" title={t('review.sentTitle')}>
              {t('review.sentText')}
            </InformationBox>
          ) : (
            <ReviewForm sku={sku} pathname={pathname} refused={refused} />
          )}
        </section>
      </div>
    </div>
  )
}

/** In place of reviews that could not be loaded (ERR-08). */
export function ReviewsUnavailable({ pathname }: { pathname: string }) {
  const { t } = useShop()
  return (
    <InformationBox type="info" title={t('review.unavailable')}>
      <a href={pathname} data-reload className={buttonClass('link')}>
        {t('review.retry')}
      </a>
    </InformationBox>
  )
}
