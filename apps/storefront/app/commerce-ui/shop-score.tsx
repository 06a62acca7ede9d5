import { formatNumber } from '@shop/i18n/format'
import { StarRating } from '@shop/ui'
import { IconPhone } from '@shop/ui/icons'
import { useShop } from '../request/use-shop.tsx'

/** What buyers think of the store on average; where it does not show that, or has no reviews, how to reach it. */
export function ShopScore() {
  const { t, data, locale } = useShop()
  const { rating, contact } = data
  if (!rating)
    return contact ? (
      <p className="num flex flex-wrap items-center gap-x-2 text-sm">
        <IconPhone className="size-5 shrink-0" />
        <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className="font-semibold hover:underline">
          {contact.phone}
        </a>
        <span className="text-steel-600">{t('shell.phoneHours')}</span>
      </p>
    ) : null
  const average = formatNumber(rating.averageRating, locale)
  return (
    <div className="text-sm">
      <p className="font-semibold text-balance">{t('review.ofShop')}</p>
      <p className="num mt-1 flex flex-wrap items-center gap-x-2">
        <StarRating value={rating.averageRating} label={t('review.outOfFive', { rating: average })} />
        <span aria-hidden="true" className="font-semibold">
          {average}
        </span>
        <span className="text-steel-600">{t('review.count', { count: rating.count })}</span>
      </p>
    </div>
  )
}
