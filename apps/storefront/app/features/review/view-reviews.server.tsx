import { IconShieldCheck } from '@shop/ui/icons'
import { renderShopScore } from '../../commerce-ui/shop-score.server.tsx'
import { renderStill, type SendFragment } from '../../commerce-ui/still.server.tsx'
import type { ShopData } from '../../request/shop-data.ts'
import { useShop } from '../../request/use-shop.tsx'
import type { LoadedReviews } from './load-reviews.server.ts'
import { ReviewItem, ReviewPages } from './review-list.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { ShownReviews } from './reviews-section.tsx'

/** The reviews of a page with what does not change as HTML. */
export function viewReviews(data: ShopData, send: SendFragment, { list, ...rest }: LoadedReviews): ShownReviews {
  if (!list) return rest
  const { request, pathname } = rest
  const { results, ...summary } = list
  const summaryHtml = renderStill(data, { name: 'review-summary', input: summary }, () => (
    <>
      <ReviewSummary list={list} />
      <Verification />
    </>
  ))
  const items = () =>
    renderStill(data, { name: 'review-items', input: [list, request, pathname] }, () => (
      <>
        {results.map(review => (
          <ReviewItem key={review.id} review={review} />
        ))}
        <ReviewPages list={list} request={request} pathname={pathname} />
      </>
    ))
  const hasStrip = data.rating !== undefined || data.widgets.includes('google-reviews')
  return {
    ...rest,
    shown: {
      summary: send('review-summary', summaryHtml),
      items: list.exists ? send('review-items', items()) : null,
      score: hasStrip ? send('review-score', renderShopScore(data)) : null,
    },
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
