import type { CountryCode } from '@shop/domain/market'
import type { FacetedProduct } from '@shop/domain/search'

/** What holds of a product in every language and market. */
export interface ProductFacts extends FacetedProduct {
  readonly productId: string
  readonly skus: readonly string[]
  readonly model: string
  readonly gtin: string
  /** What its variants were ordered by before: found like these, after products that have the number now. */
  readonly formerNumbers?: readonly string[]
  /** Average rating in tenths of a star, 0 to 50. */
  readonly ratingTenths: number
  /** When it came into the shop, ISO 8601. */
  readonly createdAt: string
  /** Units sold; only the order of magnitude counts. */
  readonly volume: number
}

/** What a product is called by its maker and in the warehouse. */
export function numbersOf({ skus, model, gtin }: Pick<ProductFacts, 'skus' | 'model' | 'gtin'>): string[] {
  return [...skus, model, gtin]
}

/** What a product costs in a market, and whether it can be bought there. */
export interface Offer {
  readonly productId: string
  readonly market: CountryCode
  /** Minor units of the market's currency. */
  readonly priceCent: number
  readonly stock: number
  /** Only published products are found (SEARCH-20). */
  readonly published: boolean
}

/** A category as a text of a product names it; level 0 is a department, 4 the deepest. */
export interface CategoryName {
  readonly id: string
  readonly level: number
  readonly name: string
}

/** A product that another one belongs to, as its own text names it. */
export interface FittedProduct {
  readonly name: string
  readonly keywords: readonly string[]
}

/** What is written about a product in one language: the words under which it is found there. */
export interface ProductText {
  readonly productId: string
  /**
   * A language such as `de`, or a locale such as `de-AT` that has texts of its own. Such a locale is searched in its own
   * texts alone, so it needs one for every product.
   */
  readonly language: string
  readonly name: string
  readonly brand: string
  readonly categories: readonly CategoryName[]
  /** Names and values of attributes worth searching for. */
  readonly attributes: readonly string[]
  /** Words that buyers use for the product. */
  readonly keywords: readonly string[]
  /** What it belongs to, where it is a part or accessory: it is found by that for who asks for what fits. */
  readonly fits?: readonly FittedProduct[]
  /** Searched only where nothing else matches. */
  readonly description?: string
}
