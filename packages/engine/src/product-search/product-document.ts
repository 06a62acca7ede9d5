import type { LocalizedString } from '@shop/domain/market'
import type { Price, ProductVariant } from '@shop/domain/product'

/** A price for everybody among all of a variant. */
export type ListedPrice = Pick<Price, 'id' | 'value' | 'discounted' | 'country' | 'validFrom' | 'validUntil'>

/** A variant with the price that was selected, if any, and all others. */
export interface VariantDocument extends ProductVariant {
  readonly prices: readonly ListedPrice[]
}

/** A published product in all its languages, for programs of other people. */
export interface ProductDocument {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly createdAt: string
  readonly family: string
  readonly categoryIds: readonly string[]
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly description: LocalizedString
  readonly metaTitle: LocalizedString
  readonly metaDescription: LocalizedString
  readonly metaKeywords: LocalizedString
  readonly highlights: readonly LocalizedString[]
  readonly deliveryPackage: readonly { readonly count: number; readonly name: LocalizedString }[]
  readonly variants: readonly [VariantDocument, ...VariantDocument[]]
}
