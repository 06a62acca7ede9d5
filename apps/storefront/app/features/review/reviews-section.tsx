import { buttonClass, InformationBox } from '@shop/ui'
import { useLocation } from 'react-router'
import { Fragment, type FragmentData } from '../../commerce-ui/fragment.tsx'
import { Remembered } from '../../commerce-ui/remembered.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { ReviewForm } from './review-form.tsx'
import { REVIEW_FORM_ANCHOR, type ReviewListRequest } from './review-request.ts'
import { ReviewSortForm } from './review-sort-form.tsx'
import type { RefusedReview } from './submit-review.server.ts'

/** The reviews of a product as its page shows them. */
export interface ShownReviews {
  /** Missing when they cannot be loaded (ERR-08). `items` are the reviews of this page with links to the others, if there are any. */
  readonly shown?: { readonly summary: FragmentData; readonly items: FragmentData | null }
  readonly request: ReviewListRequest
  readonly pathname: string
  readonly isSent: boolean
}

interface ReviewsSectionProps {
  readonly sku: string
  readonly reviews: ShownReviews
  readonly refused: RefusedReview | undefined
}

/** Reviews of a product: summary, sortable list with pages, how they are verified, and the form. */
export function ReviewsSection({ sku, reviews, refused }: ReviewsSectionProps) {
  const { t } = useShop()
  const { shown, request, pathname } = reviews
  const { search } = useLocation()
  if (!shown) return <ReviewsUnavailable pathname={pathname} />
  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:self-start">
        <Fragment fragment={shown.summary} />
      </div>
      <div className="min-w-0">
        {shown.items ? (
          <>
            <div className="mb-5 flex justify-end">
              {/* It reports a sort in the URL that does not exist. */}
              <Remembered name="review-sort" shows={search === '' ? [request.sort, pathname] : undefined}>
                <ReviewSortForm sort={request.sort} pathname={pathname} />
              </Remembered>
            </div>
            <Fragment fragment={shown.items} />
          </>
        ) : null}
        <section id={REVIEW_FORM_ANCHOR} className="mt-10 scroll-mt-28 rounded-card bg-steel-50 p-5 first:mt-0 md:p-8">
          <h3 className="mb-5 text-h4">{t('review.write')}</h3>
          {reviews.isSent ? (
            <InformationBox type="success" title={t('review.sentTitle')}>
              {t('review.sentText')}
            </InformationBox>
          ) : (
            <Remembered name="review-form" shows={refused ? undefined : [sku, pathname]}>
              <ReviewForm sku={sku} pathname={pathname} refused={refused} />
            </Remembered>
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
