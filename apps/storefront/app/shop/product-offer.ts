import { type CountryCode, marketOf } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { effectivePrice, type ProductProjection, priorPrice } from '@shop/domain/product'
import { deliveryDaysOf, shippingFeeOf, shippingMethodsOf } from '@shop/domain/shipping'

/** What a market offers a product for, as its page shows it; for structured data, shared links and the feed alike. */
export interface ProductOffer {
  /** What a piece costs now, tax included. */
  readonly price: Money
  /** What is struck through beside it. */
  readonly priorPrice?: Money
  /** Instants between which the reduction holds, where it ends. */
  readonly reducedFrom?: string
  readonly reducedUntil?: string
  readonly isOnStock: boolean
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
  return {
    price: now,
    ...(prior ? { priorPrice: prior } : {}),
    ...(discounted?.isActive && discounted.validFrom ? { reducedFrom: discounted.validFrom } : {}),
    ...(discounted?.isActive && discounted.validUntil ? { reducedUntil: discounted.validUntil } : {}),
    isOnStock: availability.noChannel.isOnStock,
    isUsed: product.tags.includes('bware') || attributes.some(({ name, value }) => name === 'bware' && value === true),
    shippingFee: shippingFeeOf(market, product.isFreight ? 'freight' : 'parcel', now),
    ...deliveryDaysOf(shippingMethod?.custom.deliveryTime ?? '0-0'),
  }
}
