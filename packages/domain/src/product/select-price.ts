import type { CustomerGroupKey } from '../customer/index.ts'
import type { CountryCode } from '../market/index.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { Price, PriceScope, Validity } from './product.ts'

/** Who asks for a price, where and when. */
export interface PriceSelection {
  readonly currency: CurrencyCode
  readonly country: CountryCode
  /** Loyalty tier of a signed-in customer; without one only prices for everybody count. */
  readonly customerGroupKey?: CustomerGroupKey
  /** ISO instant. */
  readonly now: string
}

/**
 * The price that holds, or undefined where nothing is sold (ENT-09): one of the customer group before one of the
 * country before one for all, group and country together before either; of the same scope a price limited in time
 * before one that is not, and of several such the one that began last. Its discount is active only within its own
 * time, so that `effectivePrice` needs no clock (DISC-16).
 */
export function selectPrice(prices: readonly Price[], selection: PriceSelection): Price | undefined {
  const [price] = prices.filter(candidate => isFor(candidate, selection)).sort(compareSpecificity)
  return price && priceAt(price, selection.now)
}

/** A price whose reduction is active only within the reduction's own time, so that what follows needs no clock (DISC-16). */
export function priceAt(price: Price, now: string): Price {
  const { discounted } = price
  if (!discounted) return price
  return { ...price, discounted: { ...discounted, isActive: discounted.isActive && isWithin(discounted, now) } }
}

function isFor(price: Price, { currency, country, customerGroupKey, now }: PriceSelection): boolean {
  return (
    price.value.currencyCode === currency &&
    (price.country === undefined || price.country === country) &&
    (price.customerGroup === undefined || price.customerGroup === customerGroupKey) &&
    isWithin(price, now)
  )
}

function isWithin({ validFrom, validUntil }: Validity, now: string): boolean {
  const time = Date.parse(now)
  return startOf(validFrom) <= time && time < endOf(validUntil)
}

function startOf(instant: string | undefined): number {
  return instant === undefined ? Number.NEGATIVE_INFINITY : Date.parse(instant)
}

function endOf(instant: string | undefined): number {
  return instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant)
}

function rankOf({ customerGroup, country, validFrom, validUntil }: PriceScope): number {
  const isLimited = validFrom !== undefined || validUntil !== undefined
  return (customerGroup === undefined ? 0 : 4) + (country === undefined ? 0 : 2) + (isLimited ? 1 : 0)
}

/** Negative where `a` wins. No two stored prices of a SKU have the same scope, so that the ids decide between copies only. */
function compareSpecificity(a: Price, b: Price): number {
  return (
    rankOf(b) - rankOf(a) ||
    compareNumbers(startOf(b.validFrom), startOf(a.validFrom)) ||
    compareNumbers(endOf(a.validUntil), endOf(b.validUntil)) ||
    (a.id < b.id ? -1 : 1)
  )
}

/** Unlike a difference, this compares infinities. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
