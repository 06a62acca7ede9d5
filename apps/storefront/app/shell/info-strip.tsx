import { freeShippingThresholdOf } from '@shop/domain/shipping'
import { formatNumber } from '@shop/i18n/format'
import { classNames, StarRating } from '@shop/ui'
import { IconPhone, IconTruckDelivery } from '@shop/ui/icons'
import { useShop } from '../request/use-shop.tsx'
import { PriceDisplaySwitch } from './price-display-switch.tsx'

/** The line above the header, which leaves a small screen to a campaign: free delivery, returns, net invoices where there are some, what buyers think, phone with opening hours (SHELL-35, SHELL-36). */
export function InfoStrip() {
  const { t, money, market, data } = useShop()
  const hours = t('shell.phoneHours')
  return (
    <aside
      aria-label={t('shell.customerService')}
      className={classNames('on-ink @container bg-ink-950 text-steel-300', data.campaign && 'max-md:hidden')}
    >
      <div className="wrap flex min-h-8 items-center justify-between gap-6 text-xs md:h-9">
        <p className="flex min-w-0 items-center gap-2">
          <IconTruckDelivery className="size-4 shrink-0 text-signal-400" />
          {/* A part that does not fit into the line is below its lower edge: none is cut. */}
          <span className="flex h-5 min-w-0 flex-wrap overflow-hidden @max-[20rem]:h-auto">
            <span className="max-w-full truncate @max-[20rem]:whitespace-normal">
              {t('shell.freeDeliveryFrom', { amount: money(freeShippingThresholdOf(market)) })}
            </span>
            <span className="whitespace-pre max-md:hidden"> · {t('shell.returnDays')}</span>
            {data.hasNetInvoices ? <span className="whitespace-pre max-md:hidden"> · {t('shell.netInvoices')}</span> : null}
          </span>
        </p>
        <div className="flex items-center gap-6 whitespace-nowrap">
          <TrustScore />
          <div className="max-md:hidden">
            <PriceDisplaySwitch />
          </div>
          {data.contact ? (
            <p className="hidden items-center gap-1.5 md:flex">
              <IconPhone className="size-4" />
              <a href={`tel:${data.contact.phone.replace(/\s/g, '')}`} className="hover:text-white">
                {data.contact.phone}
              </a>
              {hours ? <span className="max-lg:hidden">· {hours}</span> : null}
            </p>
          ) : null}
        </div>
      </div>
    </aside>
  )
}

/** What buyers of this store think on average, where the store shows it and there are reviews (SHELL-36). */
function TrustScore() {
  const { t, data, locale } = useShop()
  const { rating } = data
  if (!rating) return null
  const average = formatNumber(rating.averageRating, locale)
  return (
    <p className="num flex items-center gap-1.5 @max-[20rem]:hidden">
      <StarRating value={rating.averageRating} label={t('review.outOfFive', { rating: average })} />
      <span aria-hidden="true" className="font-semibold text-white">
        {average}
      </span>
      <span className="max-lg:sr-only">{t('review.count', { count: rating.count })}</span>
    </p>
  )
}
