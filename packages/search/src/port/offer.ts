import type { CountryCode } from '@shop/domain/market'

/** What a product costs in a market, and whether it can be had there. */
export interface Offer {
  readonly productId: string
  readonly market: CountryCode
  /** Minor units of the market's currency. */
  readonly priceCent: number
  readonly stock: number
  /** Only published products are found (SEARCH-20). */
  readonly published: boolean
}
