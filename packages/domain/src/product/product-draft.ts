import type { CountryCode } from '../market/market.ts'
import type { Attribute } from './attribute.ts'
import type { Price, ProductDetails, ProductImage } from './product.ts'

/** A price as an importer hands it over; without country it holds wherever its currency does. */
export interface PriceDraft extends Price {
  readonly country?: CountryCode
}

/** A variant as an importer hands it over. */
export interface ProductVariantDraft {
  readonly sku: string
  readonly images: readonly ProductImage[]
  readonly attributes: readonly Attribute[]
  readonly prices: readonly PriceDraft[]
}

/** A product as an importer hands it over, with all its languages; the first variant is the master variant. */
export interface ProductDraft
  extends Omit<ProductDetails, 'version' | 'categories' | 'masterVariant' | 'variants' | 'attributeDefinitions'> {
  readonly categoryIds: readonly string[]
  readonly variants: readonly ProductVariantDraft[]
}
