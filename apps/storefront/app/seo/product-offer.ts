import { preorderDayOf } from '@shop/domain/inventory'
import { type CountryCode, marketOf } from '@shop/domain/market'
import { FRACTION_DIGITS, type Money } from '@shop/domain/money'
import type { Attribute } from '@shop/domain/product'
import { effectivePrice, type ProductProjection, priorPrice } from '@shop/domain/product'
import { deliveryDaysOf, shippingFeeOf, shippingMethodsOf } from '@shop/domain/shipping'

/** An amount in whole units with a dot, such as `129.95`, as programs read it. */
export function decimalAmount({ centAmount }: Money): string {
  return (centAmount / 10 ** FRACTION_DIGITS).toFixed(FRACTION_DIGITS)
}

/** Number of a product in the European register of energy labels, from the address of its data sheet there. */
export function eprelNumberOf(attributes: readonly Attribute[]): string | undefined {
  const fiche = attributes.find(({ name }) => name === 'energyRatingFiche')?.value
  const url = typeof fiche === 'string' ? URL.parse(fiche) : null
  if (url?.hostname !== 'eprel.ec.europa.eu') return undefined
  return /(?:^|[/_])(\d{3,9})(?=$|[/_.])/.exec(url.pathname)?.[1]
}

/** What a market offers a product for, as its page shows it; for structured data, shared links and the feed alike. */
export interface ProductOffer {
  /** What a unit costs now, tax included. */
  readonly price: Money
  /** What is struck through next to it. */
  readonly priorPrice?: Money
  /** Instants between which the reduction holds, where it ends. */
  readonly reducedFrom?: string
  readonly reducedUntil?: string
  readonly isOnStock: boolean
  /** The day, YYYY-MM-DD, on which it comes, where it can be ordered before. */
  readonly preorderDay?: string
  /** Goods of second quality. */
  readonly isUsed: boolean
  readonly shippingFee: Money
  /** Days from the order to the door. */
  readonly minDays: number
  readonly maxDays: number
}

/** The offer of a product in a market; undefined where it has no price or may not be sold. */
export function productOfferOf(product: ProductProjection, country: CountryCode): ProductOffer | undefined {
  const { price, attributes, availability } = product.masterVariant
  if (!price || attributes.some(({ name, value }) => name === 'eligibleForSelling' && value === false)) return undefined
  const market = marketOf(country)
  const now = effectivePrice(price)
  const [shippingMethod] = shippingMethodsOf(market, product.isFreight)
  const prior = priorPrice(price)
  const { discounted } = price
  const preorderDay = preorderDayOf(availability)
  return {
    price: now,
    ...(prior ? { priorPrice: prior } : {}),
    ...(discounted?.isActive && discounted.validFrom ? { reducedFrom: discounted.validFrom } : {}),
    ...(discounted?.isActive && discounted.validUntil ? { reducedUntil: discounted.validUntil } : {}),
    isOnStock: availability.noChannel.isOnStock,
    ...(preorderDay ? { preorderDay } : {}),
    isUsed: product.tags.includes('bware') || attributes.some(({ name, value }) => name === 'bware' && value === true),
    shippingFee: shippingFeeOf(market, product.isFreight ? 'freight' : 'parcel', now),
    ...deliveryDaysOf(shippingMethod?.custom.deliveryTime ?? '0-0'),
  }
}
