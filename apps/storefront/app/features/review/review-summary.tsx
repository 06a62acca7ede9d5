import { RATINGS, type ReviewList } from '@shop/domain/review'
import { formatNumber } from '@shop/i18n/format'
import { buttonClass, StarRating } from '@shop/ui'
import { IconStarFilled } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'
import { REVIEW_FORM_ANCHOR } from './review-request.ts'

/** Average and distribution of all reviews, and a link to the form (REV-15, REV-19). */
export function ReviewSummary({ list }: { list: ReviewList }) {
  const { t, locale } = useShop()
  const average = formatNumber(list.averageRating, locale)
  return (
    <div className="rounded-card border border-steel-200 p-5">
      {list.exists ? (
        <>
          <div className="flex items-center gap-5">
            <p className="num font-display text-hero font-bold" aria-hidden="true">
              {average}
            </p>
            <div className="grid gap-1 text-sm text-steel-600">
              <StarRating value={list.averageRating} label={t('review.outOfFive', { rating: average })} />
              <p className="num">{t('review.count', { count: list.total })}</p>
            </div>
          </div>
          <Distribution list={list} />
        </>
      ) : (
        <p className="text-sm text-steel-600">{t('review.none')}</p>
      )}
      <a href={`#${REVIEW_FORM_ANCHOR}`} className={`${buttonClass('tertiary')} mt-5 w-full`}>
        {t('review.write')}
      </a>
    </div>
  )
}

function Distribution({ list }: { list: ReviewList }) {
  const { t } = useShop()
  return (
    <ul aria-label={t('review.distribution')} className="mt-4 grid gap-1.5 text-sm">
      {RATINGS.toReversed().map(rating => {
        const count = list.ratingsDistribution[rating]
        return (
          <li key={rating} className="num flex items-center gap-2.5">
            <span className="flex w-8 items-center gap-1" aria-hidden="true">
              {rating}
              <IconStarFilled className="size-3" />
            </span>
            <span className="sr-only">{t('review.stars', { count: rating })}:</span>
            <span className="h-1.5 grow rounded-full bg-steel-200">
              <span
                className="block h-full rounded-full bg-ink-900"
                style={{ width: `${list.total > 0 ? (count * 100) / list.total : 0}%` }}
              />
            </span>
            <span className="w-8 text-right text-steel-600">{count}</span>
          </li>
        )
      })}
    </ul>
  )
}
