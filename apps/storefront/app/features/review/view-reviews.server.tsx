import { IconShieldCheck } from '@shop/ui/icons'
import { renderStill, type SendFragment } from '../../commerce-ui/still.server.tsx'
import type { ShopData } from '../../request/shop-data.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { LoadedReviews } from './load-reviews.server.ts'
import { ReviewItem, ReviewPages } from './review-list.tsx'
import { ReviewStrip } from './review-strip.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { ShownReviews } from './reviews-section.tsx'

/** The reviews of a page with what does not change as HTML. */
export function viewReviews(data: ShopData, send: SendFragment, { list, ...rest }: LoadedReviews): ShownReviews {
  if (!list) return rest
  const { request, pathname } = rest
  const { results, ...summary } = list
  const summaryHtml = renderStill(
    data,
    { name: 'review-summary', input: summary, uses: ['contact', 'rating', 'widgets'] },
    () => (
      <>
        <ReviewSummary list={list} />
        <Verification />
        <ReviewStrip />
      </>
    ),
  )
  const items = () =>
    renderStill(data, { name: 'review-items', input: [list, request, pathname] }, () => (
      <>
        {results.map(review => (
          <ReviewItem key={review.id} review={review} />
        ))}
        <ReviewPages list={list} request={request} pathname={pathname} />
      </>
    ))
  return {
    ...rest,
    shown: { summary: send('review-summary', summaryHtml), items: list.exists ? send('review-items', items()) : null },
  }
}

function Verification() {
  const { t } = useShop()
  return (
    <div className="flex gap-3 text-xs text-steel-600">
      <IconShieldCheck className="size-5 shrink-0" />
      <p>
        <strong className="block font-semibold text-ink-900">{t('review.howVerified')}</strong>
        {t('review.verification')}
      </p>
    </div>
  )
}
