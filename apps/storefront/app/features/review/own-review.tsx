import { type AuthorReviewState, authorReviewState, type Review, readReview } from '@shop/domain/review'
import { formatDay } from '@shop/i18n/format'
import { StarRating } from '@shop/ui'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import type { ReviewedProduct } from './load-reviews.server.ts'

const STATES = {
  pending: { text: 'account.reviewPending', style: 'bg-warn-bg text-warn' },
  approved: { text: 'account.reviewApproved', style: 'bg-ok-bg text-ok' },
  answered: { text: 'account.reviewAnswered', style: 'bg-ok-bg text-ok' },
  rejected: { text: 'account.reviewRejected', style: 'bg-sale-bg text-sale' },
} as const satisfies Record<AuthorReviewState, { text: string; style: string }>

/** A review as its author sees it: product, text and state (REV-17). */
export function OwnReview({ review, product }: { review: Review; product: ReviewedProduct | undefined }) {
  const { t, text, hrefs, language, market } = useShop()
  const { answer } = readReview(review, language)
  const state = STATES[authorReviewState(review)]
  const written = review.custom.reviewCreatedAt
  return (
    <li className="flex gap-4 rounded-card border border-steel-200 p-4 md:gap-5 md:p-5">
      <div className="shot size-16 shrink-0 overflow-hidden rounded-md md:size-24">
        <ProductPicture image={product?.image} sizes="96px" />
      </div>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="font-sans text-base font-semibold tracking-normal">
            {product ? (
              <a href={hrefs.product(text(product.slug))} className="hover:underline">
                {text(product.name)}
              </a>
            ) : (
              t('product.itemNumber', { sku: review.sku })
            )}
          </h2>
          <span className={`rounded-sm px-2 py-0.5 text-xs font-semibold ${state.style}`}>{t(state.text)}</span>
        </div>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-steel-600">
          <StarRating value={review.rating} label={t('review.outOfFive', { rating: review.rating })} />
          <time dateTime={written} className="num">
            {formatDay(written, market)}
          </time>
        </p>
        {review.title ? <p className="mt-3 font-semibold break-words">{review.title}</p> : null}
        {review.text ? <p className="mt-1 max-w-[70ch] break-words whitespace-pre-line text-ink-800">{review.text}</p> : null}
        {answer ? (
          <div className="mt-4 max-w-[70ch] border-l-3 border-steel-300 pl-4 text-sm">
            <p className="font-semibold">{t('review.answer')}</p>
            <p className="mt-1 whitespace-pre-line text-ink-800">{answer}</p>
          </div>
        ) : null}
      </div>
    </li>
  )
}
