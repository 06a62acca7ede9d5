import { deliveryOffersOfItem } from '@shop/domain/delivery'
import { type Availability, expectedAgain, preorderDayOf } from '@shop/domain/inventory'
import { moneyOf } from '@shop/domain/money'
import { effectivePrice, type Price, type ProductVariant, priorPrice, soldVariantsOf } from '@shop/domain/product'
import { shippingFeeOf } from '@shop/domain/shipping'
import { taxGross, taxRateOn } from '@shop/domain/tax'
import { formatDate, formatDeliveryOffers, formatMonth, formatPercent } from '@shop/i18n/format'
import { InformationBox } from '@shop/ui'
import {
  IconClock,
  IconCreditCard,
  IconMessage,
  IconPackage,
  IconShieldCheck,
  IconShoppingCartPlus,
  IconTruckDelivery,
} from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { MarksOfPayment } from '../../commerce-ui/marks-of-payment.tsx'
import { Amount, ByPriceDisplay } from '../../commerce-ui/prices.tsx'
import { useSoftHyphens } from '../../commerce-ui/soft-hyphens.ts'
import { UnbrokenName } from '../../commerce-ui/unbroken-name.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { EnergyArrow } from './energy-arrow.tsx'
import type { OfferedProduct } from './offered-product.ts'
import { ProductBadges } from './product-badges.tsx'
import { PriceTag, RatingLine, StockNote } from './product-notes.tsx'
import { SiblingChoice, useVariants, VariantChoice } from './variant-choice.tsx'

/** The purchase panel from the name to the variants (PDP-04, PDP-26). */
export function BuySummary({ product }: { product: OfferedProduct }) {
  const { t, hrefs, text } = useShop()
  const hyphenated = useSoftHyphens()
  const { masterVariant } = product
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-steel-600">
        {product.brand ? (
          <a
            href={hrefs.search({ brand: product.brand })}
            className="inline-flex min-h-6 items-center text-sm font-medium text-link hover:underline"
          >
            {product.brand}
          </a>
        ) : null}
        <span>
          {t('product.itemNumber', { sku: masterVariant.sku })} · {t('product.model', { model: product.model })}
        </span>
      </div>
      <h1 className="mt-1 text-h3 text-pretty xl:text-[1.875rem] xl:leading-[1.12]">
        <UnbrokenName name={hyphenated(text(product.name))} />
      </h1>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 empty:hidden">
        {product.reviewRatingStatistics ? (
          <RatingLine statistics={product.reviewRatingStatistics} href="#rating-reviews" />
        ) : null}
        <ProductBadges product={product} limit={4} />
      </div>
      <PriceBlock variant={masterVariant} isFreight={product.isFreight} />
      <VariantChoice product={product} />
      <SiblingChoice product={product} />
    </>
  )
}

/** Stock and the first delivery of a product, as it stands before the button (PDP-21, PDP-26). */
export function BuyNotes({ product }: { product: OfferedProduct }) {
  const { t, market } = useShop()
  const { masterVariant } = product
  if (!masterVariant.price) return <NotSold product={product} />
  const isPreorder = preorderDayOf(masterVariant.availability) !== undefined
  return (
    <ul className="mt-3 grid gap-1.5 text-sm xl:mt-4">
      <li className="flex items-center gap-2.5 font-medium">
        <IconPackage className="size-5 shrink-0 text-steel-600" />
        <StockNote variant={masterVariant} showQuantity />
      </li>
      {masterVariant.availability.noChannel.isOnStock || isPreorder ? (
        <DeliveryNote product={product} />
      ) : (
        <RestockNote availability={masterVariant.availability} />
      )}
      {isPreorder && market.checkoutEnabled ? (
        <li className="flex items-start gap-2.5">
          <IconCreditCard className="size-5 shrink-0 text-steel-600" />
          {t('preorder.charged')}
        </li>
      ) : null}
    </ul>
  )
}

/** In place of stock and delivery, where the market has no price for the product: what of it is sold there (MKT-01). */
function NotSold({ product }: { product: OfferedProduct }) {
  const { t } = useShop()
  const { hrefOf, textOf } = useVariants(product)
  return (
    <div className="mt-3 md:mt-4">
      <InformationBox type="info">
        <p>{t('marketSwitch.notSold')}</p>
        {soldVariantsOf(product).map(variant => (
          <p key={variant.sku}>
            <a href={hrefOf(variant)} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
              {t('marketSwitch.soldEdition', { edition: textOf(variant) })}
            </a>
          </p>
        ))}
      </InformationBox>
    </div>
  )
}

const ACTION = 'inline-flex min-h-11 items-center gap-2 text-link hover:underline underline-offset-4'

/** The ways to pay for a product, next to the buttons that buy it. */
export function BuyPayment({ isFreight, price }: { isFreight: boolean; price: Price | undefined }) {
  return <MarksOfPayment className="py-1" item={{ isFreight, price: price && effectivePrice(price) }} />
}

interface BuyExtrasProps {
  readonly product: OfferedProduct
  /** Buttons that save the product or choose it to be compared. */
  readonly marks: ReactNode
}

/** What stands below the buttons: deliveries besides the first, and what else can be done with the product. */
export function BuyExtras({ product, marks }: BuyExtrasProps) {
  const { t, hrefs } = useShop()
  const { sku, availability, price } = product.masterVariant
  return (
    <div className="grid gap-2 text-sm">
      <ul className="grid gap-1.5">
        {price && availability.noChannel.isOnStock ? <OtherDeliveries product={product} /> : null}
        <li className="flex items-start gap-2.5">
          <IconShieldCheck className="size-5 shrink-0 text-steel-600" />
          {t('product.guarantee')}
        </li>
      </ul>
      <div className="border-t border-steel-200">
        {marks}
        <p className="flex flex-wrap gap-x-6">
          <a
            href={hrefs.contact({ reason: 'consulting', product: sku })}
            rel="nofollow"
            aria-haspopup="dialog"
            className={ACTION}
          >
            <IconMessage className="size-5 shrink-0 text-steel-600" />
            {t('product.question')}
          </a>
          <a href={hrefs.saveToList(sku)} rel="nofollow" className={ACTION}>
            <IconShoppingCartPlus className="size-5 shrink-0 text-steel-600" />
            {t('account.saveToList')}
          </a>
        </p>
      </div>
    </div>
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
    <div className="mt-2 xl:mt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div>
          <PriceTag price={price} size="lg" sku={variant.sku} />
        </div>
        <EnergyArrow variant={variant} />
        {prior ? (
          <span className="num rounded-sm bg-sale-bg px-2 py-1 text-sm font-semibold text-sale max-sm:hidden">
            <Amount
              gross={moneyOf(now.currencyCode, prior.centAmount - now.centAmount)}
              text={amount => t('product.youSave', { amount })}
            />
          </span>
        ) : null}
      </div>
      <p className="num mt-0.5 text-xs text-steel-600">
        <ByPriceDisplay
          gross={t('product.inclVatRate', { rate: percent, net: money(taxGross(now, rate).totalNet) })}
          net={t('priceDisplay.plusVatRate', { rate: percent, gross: money(now) })}
        />
        ,{' '}
        {fee.centAmount === 0 ? (
          t('product.freeDelivery')
        ) : (
          <Amount gross={fee} text={amount => t('product.deliveryCost', { amount })} />
        )}
      </p>
      {prior && market.priceDisclaimer ? (
        <p className="num text-xs text-steel-600">
          <Amount gross={prior} text={amount => t('product.lowestPrice', { amount })} />
        </p>
      ) : null}
    </div>
  )
}

/** Deliveries of an item by the ways to pay that they go with, the earliest first (PDP-26, SHIP-08). */
function useDeliveries({ isFreight, masterVariant }: OfferedProduct): string[] {
  const { t, market, locale, data } = useShop()
  const price = masterVariant.price && effectivePrice(masterVariant.price)
  const expected = preorderDayOf(masterVariant.availability)
  return formatDeliveryOffers(deliveryOffersOfItem({ isFreight, price }, market, data.today, expected), locale, t)
}

function DeliveryNote({ product }: { product: OfferedProduct }) {
  const { t } = useShop()
  const [first] = useDeliveries(product)
  return (
    <li className="flex items-start gap-2.5">
      <IconTruckDelivery className="size-5 shrink-0 text-steel-600" />
      <span>
        {first}
        {product.isFreight ? <span className="block text-steel-600">{t('product.freightItem')}</span> : null}
      </span>
    </li>
  )
}

function OtherDeliveries({ product }: { product: OfferedProduct }) {
  return useDeliveries(product)
    .slice(1)
    .map(line => (
      <li key={line} className="flex items-start gap-2.5">
        <IconTruckDelivery className="size-5 shrink-0 text-steel-600" />
        {line}
      </li>
    ))
}

/** When goods that are out of stock are expected: the day where it is known (PDP-14). */
function RestockNote({ availability }: { availability: Availability }) {
  const { t, locale, data } = useShop()
  const expected = expectedAgain(availability, data.today)
  return (
    <li className="flex items-start gap-2.5">
      <IconClock className="size-5 shrink-0 text-steel-600" />
      {t('product.expectedAgain', { month: 'day' in expected ? formatDate(expected.day) : formatMonth(expected.month, locale) })}
    </li>
  )
}
