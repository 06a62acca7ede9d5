import {
  languageOfReview,
  type Review,
  type ReviewList,
  readReview,
  reviewOffsetAfter,
  reviewPageCount,
  reviewPageNumber,
} from '@shop/domain/review'
import { formatDay, languageName } from '@shop/i18n/format'
import { StarRating } from '@shop/ui'
import { Pagination } from '../../listing/pagination.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { hrefOfReviews, type ReviewListRequest } from './review-request.ts'

/** A review with the shop's reply, in the shopper's language where it is translated (REV-16, MKT-22). */
export function ReviewItem({ review }: { review: Review }) {
  const { t, language, locale, market } = useShop()
  const reading = readReview(review, language)
  const written = review.custom.reviewCreatedAt
  const lang = reading.language === language ? undefined : reading.language
  return (
    <article className="border-b border-steel-200 py-6 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-steel-600">
        <StarRating value={review.rating} label={t('review.outOfFive', { rating: review.rating })} />
        <span className="font-medium text-ink-900">{review.authorName}</span>
        <time dateTime={written} className="num">
          {formatDay(written, market)}
        </time>
      </div>
      {reading.title ? (
        <h3 lang={lang} className="mt-2.5 font-sans text-base font-semibold tracking-normal">
          {reading.title}
        </h3>
      ) : null}
      {reading.text ? (
        <p lang={lang} className="mt-1 max-w-[70ch] whitespace-pre-line text-ink-800">
          {reading.text}
        </p>
      ) : null}
      {reading.isTranslated ? (
        <p className="mt-2 text-xs text-steel-600">
          {t('review.translated', { language: languageName(languageOfReview(review), locale) })}
          {market.manualTranslation ? null : ` · ${t('product.translatedAutomatically')}`}
        </p>
      ) : null}
      {reading.answer ? (
        <div className="mt-4 max-w-[70ch] border-l-3 border-steel-300 pl-4 text-sm">
          <p className="font-semibold">{t('review.answer')}</p>
          <p lang={lang} className="mt-1 whitespace-pre-line text-ink-800">
            {reading.answer}
          </p>
        </div>
      ) : null}
    </article>
  )
}

interface ReviewPagesProps {
  readonly list: ReviewList
  readonly request: ReviewListRequest
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
