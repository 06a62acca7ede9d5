import type { CountryCode } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'

/** A price as its owner sets it. */
export interface PriceChange {
  readonly sku: string
  readonly currencyCode: CurrencyCode
  /** Without one the price is for every country with the currency that has none of its own. */
  readonly country?: CountryCode
  readonly centAmount: number
  /** Amount of a reduction that is active from now on; without one the price is not reduced. */
  readonly discountedCentAmount?: number
}
