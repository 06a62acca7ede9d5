import type { Attribute } from './attribute.ts'
import type { Price, PriceTerms, ProductDetails, ProductImage } from './product.ts'

/** A price as an importer hands it over. */
export interface PriceDraft extends Omit<Price, 'lowestPriorPrice'> {
  /**
   * What the price was before the shop itself keeps records of it, each from an ISO instant on. Ignored where it
   * reaches into the time of the shop's own records.
   */
  readonly history?: readonly ({ readonly from: string } & PriceTerms)[]
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
  extends Omit<
    ProductDetails,
    'version' | 'categories' | 'masterVariant' | 'variants' | 'attributeDefinitions' | 'taxCategory' | 'soldIn'
  > {
  readonly categoryIds: readonly string[]
  readonly variants: readonly ProductVariantDraft[]
}
