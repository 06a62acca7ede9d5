import type { CountryCode, LocalizedString } from '../market/index.ts'
import type { ProductImage } from './product.ts'

/** Where the page of a product is, by language, and what search engines are told of it beside. */
export interface ProductUrl {
  readonly id: string
  readonly sku: string
  readonly slug: LocalizedString
  /** When content or prices last changed, ISO instant. */
  readonly updatedAt: string
  /** Countries whose market has a price for it. */
  readonly soldIn: readonly CountryCode[]
  readonly images: readonly ProductImage[]
}
