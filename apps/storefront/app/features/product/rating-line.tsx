import type { ReviewStatistics } from '@shop/domain/review'
import { formatNumber } from '@shop/i18n/format'
import { StarRating } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

/** Stars, average and number of reviews of a product, where there are any (REV-19). */
export function RatingLine({ statistics, href }: { statistics: ReviewStatistics | undefined; href?: string }) {
  const { t, locale } = useShop()
  if (!statistics || statistics.count === 0) return null
  const average = formatNumber(statistics.averageRating, locale)
  const content = (
    <>
      <StarRating value={statistics.averageRating} label={t('review.outOfFive', { rating: average })} />
      <span aria-hidden="true">{average}</span>
      {href ? (
        <span className="text-link underline decoration-1 underline-offset-4">
          {t('review.count', { count: statistics.count })}
        </span>
      ) : (
        <>
          <span aria-hidden="true">({statistics.count})</span>
          <span className="sr-only">{t('review.count', { count: statistics.count })}</span>
        </>
      )}
    </>
  )
  const look = 'num flex items-center gap-1.5 text-xs text-steel-600'
  return href ? (
    <a href={href} className={`${look} min-h-6`}>
      {content}
    </a>
  ) : (
    <p className={look}>{content}</p>
  )
}
