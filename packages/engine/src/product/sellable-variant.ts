import type { LocalizedString } from '@shop/domain/market'
import type { Attribute, Price, ProductImage } from '@shop/domain/product'

/** What a store sells under a SKU right now: everything a line copies from the product, and the stock. */
export interface SellableVariant {
  readonly sku: string
  readonly variantId: number
  readonly productId: string
  readonly family: string
  readonly brand: string
  readonly isFreight: boolean
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly images: readonly ProductImage[]
  readonly attributes: readonly Attribute[]
  /** The one that holds now; missing where the store has none in its currency. */
  readonly price?: Price
  readonly available: number
  readonly productKey: string
  /** Categories up to the department; empty where no discount or guarantee asks for them. */
  readonly categories: readonly { readonly id: string; readonly key: string }[]
}
