import { formatNumber } from '@shop/i18n/format'
import { StarRating } from '@shop/ui'
import { useShop } from '../request/use-shop.tsx'

/** What buyers of this store think on average, where the store shows it and there are reviews (SHELL-36). */
export function TrustScore() {
  const { t, data, locale } = useShop()
  const { rating } = data
  if (!rating) return null
  const average = formatNumber(rating.averageRating, locale)
  return (
    <p className="num flex items-center gap-1.5">
      <StarRating value={rating.averageRating} label={t('review.outOfFive', { rating: average })} />
      <span aria-hidden="true" className="font-semibold text-white">
        {average}
      </span>
      <span className="max-lg:sr-only">{t('review.count', { count: rating.count })}</span>
    </p>
  )
}
