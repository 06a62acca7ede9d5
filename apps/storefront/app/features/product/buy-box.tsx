import { deliveryOffersOfItem } from '@shop/domain/delivery'
import { restockDate } from '@shop/domain/inventory'
import { moneyOf } from '@shop/domain/money'
import { effectivePrice, type ProductVariant, priorPrice } from '@shop/domain/product'
import { shippingFeeOf } from '@shop/domain/shipping'
import { taxGross, taxRateOn } from '@shop/domain/tax'
import { formatDeliveryOffers, formatMonth, formatPercent } from '@shop/i18n/format'
import { IconClock, IconMessage, IconPackage, IconShieldCheck, IconShoppingCartPlus, IconTruckDelivery } from '@shop/ui/icons'
import { Amount, ByPriceDisplay } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { EnergyArrow } from './energy-arrow.tsx'
import type { OfferedProduct } from './offered-product.ts'
import { ProductBadges } from './product-badges.tsx'
import { PriceTag, RatingLine, StockNote } from './product-notes.tsx'
import { VariantChoice } from './variant-choice.tsx'

/** The purchase panel from the name to the variants (PDP-04, PDP-26). */
export function BuySummary({ product }: { product: OfferedProduct }) {
  const { t, hrefs, text } = useShop()
  const { masterVariant } = product
  return (
    <>
      <ProductBadges product={product} limit={4} className="mb-3" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-steel-600">
        <a
          href={hrefs.search({ brand: product.brand })}
          className="inline-flex min-h-6 items-center text-sm font-medium text-link hover:underline"
        >
          {product.brand}
        </a>
        <span>
          {t('product.itemNumber', { sku: masterVariant.sku })} · {t('product.model', { model: product.model })}
        </span>
      </div>
      <h1 className="mt-2 text-h2">{text(product.name)}</h1>
      {product.reviewRatingStatistics ? (
        <div className="mt-2.5">
          <RatingLine statistics={product.reviewRatingStatistics} href="#rating-reviews" />
        </div>
      ) : null}
      <PriceBlock variant={masterVariant} isFreight={product.isFreight} />
      <VariantChoice product={product} />
    </>
  )
}

/** Stock, delivery and guarantee of a product (PDP-21, PDP-26). */
export function BuyNotes({ product }: { product: OfferedProduct }) {
  const { t, hrefs } = useShop()
  const { masterVariant } = product
  return (
    <ul className="mt-5 grid gap-2.5 text-sm">
      <li className="flex items-center gap-2.5 font-medium">
        <IconPackage className="size-5 shrink-0 text-steel-600" />
        <StockNote variant={masterVariant} showQuantity />
      </li>
      {masterVariant.availability.noChannel.isOnStock ? (
        <DeliveryNote product={product} />
      ) : (
        <RestockNote sku={masterVariant.sku} />
      )}
      <li className="flex items-start gap-2.5">
        <IconShieldCheck className="size-5 shrink-0 text-steel-600" />
        {t('product.guarantee')}
      </li>
      <li>
        <a
          href={hrefs.contact({ reason: 'consulting', product: masterVariant.sku })}
          rel="nofollow"
          aria-haspopup="dialog"
          className="inline-flex min-h-11 items-center gap-2.5 text-link underline underline-offset-4 hover:decoration-2"
        >
          <IconMessage className="size-5 shrink-0 text-steel-600" />
          {t('product.question')}
        </a>
      </li>
      <li>
        <a
          href={hrefs.saveToList(masterVariant.sku)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center gap-2.5 text-link underline underline-offset-4 hover:decoration-2"
        >
          <IconShoppingCartPlus className="size-5 shrink-0 text-steel-600" />
          {t('account.saveToList')}
        </a>
      </li>
    </ul>
  )
}

/** Price with saving, included tax, delivery cost and, for a reduced price, the prior price (MKT-28, CAT-19). */
function PriceBlock({ variant, isFreight }: { variant: ProductVariant; isFreight: boolean }) {
  const { t, money, market, locale, data } = useShop()
  const { price } = variant
  if (!price) return null
  const now = effectivePrice(price)
  const rate = taxRateOn(market.country, data.today)
  const percent = formatPercent(rate.permyriad / 10_000, locale)
  const fee = shippingFeeOf(market, isFreight ? 'freight' : 'parcel', now)
  const prior = priorPrice(price)
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div>
          <PriceTag price={price} size="lg" sku={variant.sku} />
        </div>
        <EnergyArrow variant={variant} />
        {prior ? (
          <span className="num rounded-sm bg-sale-bg px-2 py-1 text-sm font-semibold text-sale">
            <Amount
              gross={moneyOf(now.currencyCode, prior.centAmount - now.centAmount)}
              text={amount => t('product.youSave', { amount })}
            />
          </span>
        ) : null}
      </div>
      <p className="num mt-1.5 text-xs text-steel-600">
        <ByPriceDisplay
          gross={t('product.inclVatRate', { rate: percent, net: money(taxGross(now, rate).totalNet) })}
          net={t('priceDisplay.plusVatRate', { rate: percent, gross: money(now) })}
        />
        , {fee.centAmount === 0 ? t('product.freeDelivery') : t('product.deliveryCost', { amount: money(fee) })}
      </p>
      {prior && market.priceDisclaimer ? (
        <p className="num mt-1 text-xs text-steel-600">
          <Amount gross={prior} text={amount => t('product.lowestPrice', { amount })} />
        </p>
      ) : null}
    </div>
  )
}

/** Delivery date by payment method (PDP-26, SHIP-08). */
function DeliveryNote({ product }: { product: OfferedProduct }) {
  const { t, market, locale, data } = useShop()
  const { isFreight, masterVariant } = product
  const price = masterVariant.price && effectivePrice(masterVariant.price)
  const offers = deliveryOffersOfItem({ isFreight, price }, market, data.today)
  return (
    <li className="flex items-start gap-2.5">
      <IconTruckDelivery className="size-5 shrink-0 text-steel-600" />
      <span>
        {formatDeliveryOffers(offers, locale, t).map(line => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {isFreight ? <span className="block text-steel-600">{t('product.freightItem')}</span> : null}
      </span>
    </li>
  )
}

/** Restock date of goods that are out of stock (PDP-14). */
function RestockNote({ sku }: { sku: string }) {
  const { t, hrefs, locale, data } = useShop()
  return (
    <li className="flex items-start gap-2.5">
      <IconClock className="size-5 shrink-0 text-steel-600" />
      <span>
        {t('product.expectedAgain', { month: formatMonth(restockDate(data.today), locale) })}
        <a href={hrefs.stockAlert(sku)} rel="nofollow" className="block py-2.5 text-link underline underline-offset-4">
          {t('product.notifyMe')}
        </a>
      </span>
    </li>
  )
}
