import type { CustomerGroupKey } from '../customer/index.ts'
import type { Availability } from '../inventory/index.ts'
import type { CountryCode, LocalizedString } from '../market/index.ts'
import type { Money } from '../money/index.ts'
import type { ReviewStatistics } from '../review/index.ts'
import type { CAMPAIGN_LABEL_PREFIX } from '../store/store.ts'
import type { TaxCategory } from '../tax/index.ts'
import type { Attribute, AttributeDefinition, TechnicalValue } from './attribute.ts'

/**
 * A picture in several widths, whose files differ in the ending only; without widths one of another site, as it is.
 */
export interface ProductImage {
  /** Path without width and ending, such as `/pictures/fryer-1-front.3fa9c1d2`; without widths a URL with https. */
  readonly url: string
  readonly label: string
  readonly width: number
  readonly height: number
  /** Widths in which the picture exists, ascending; none of a picture that is somewhere else. */
  readonly widths: readonly number[]
  /** Given for a turn around the product: so many pictures, whose paths go on with `-00`, `-01` … before the width. */
  readonly frames?: number
}

/** When something holds: ISO instants, the first included, the second not; without one it is open on that side. */
export interface Validity {
  readonly validFrom?: string
  readonly validUntil?: string
}

/** Whom a price is for and when: without country and group it is for everybody who pays in its currency. */
export interface PriceScope extends Validity {
  readonly country?: CountryCode
  readonly customerGroup?: CustomerGroupKey
}

/** What a price asks; `discounted` counts only while active, and in a selected price only then is it active (DISC-16). */
export interface PriceTerms {
  readonly value: Money
  readonly discounted?: Validity & { readonly value: Money; readonly isActive: boolean }
}

/** A price in one currency (ENT-09). */
export interface Price extends PriceScope, PriceTerms {
  readonly id: string
  /** Lowest amount shown in the 30 days before the reduction began; missing without a reduction or a price before it. */
  readonly lowestPriorPrice?: Money
}

/** Labels of a product on cards and pages (CAT-18); `popular` and `sale` count in comparisons only (ENT-13). */
export type ProductTag =
  | 'new'
  | 'bestseller'
  | 'popular'
  | 'on-sale'
  | 'sale'
  | 'bware'
  | 'topRated'
  | `${typeof CAMPAIGN_LABEL_PREFIX}${'black_friday' | 'cyber_week'}`

/** A sellable variant with its price for one currency and country (ENT-09). */
export interface ProductVariant {
  readonly id: number
  readonly sku: string
  readonly images: readonly ProductImage[]
  /** Missing where the product has no price in the requested currency. */
  readonly price?: Price
  readonly availability: Availability
  readonly attributes: readonly Attribute[]
}

/** What a card needs of a product (ENT-08, ENT-10). */
export interface ProductProjection {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly published: boolean
  readonly createdAt: string
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly brand: string
  readonly model: string
  readonly family: string
  readonly tags: readonly ProductTag[]
  /** Goods that travel on a pallet. */
  readonly isFreight: boolean
  readonly categories: readonly { readonly id: string; readonly key: string }[]
  /** Missing while the product has no included review (REV-19). */
  readonly reviewRatingStatistics?: ReviewStatistics
  readonly masterVariant: ProductVariant
  readonly variants: readonly ProductVariant[]
}

/** What there is to tell of a product beyond the card (PDP-02, PDP-22, ENT-08). */
export interface ProductDetails extends ProductProjection {
  readonly description: LocalizedString
  /** The description with its headings, lists and tables as harmless HTML; missing where it is plain text alone. */
  readonly descriptionHtml?: LocalizedString
  readonly familyDescription: LocalizedString
  readonly highlights: readonly LocalizedString[]
  readonly deliveryPackage: readonly { readonly count: number; readonly name: LocalizedString }[]
  /** What buyers ask about it. */
  readonly faq: readonly { readonly question: LocalizedString; readonly answer: LocalizedString }[]
  readonly metaTitle: LocalizedString
  readonly metaDescription: LocalizedString
  /** Separated by commas. */
  readonly metaKeywords: LocalizedString
  readonly taxCategory: TaxCategory
  readonly attributeDefinitions: readonly AttributeDefinition[]
  readonly europeanArticleNumber: string
  /** Countries whose market has a price for it, so that its page exists there for search engines. */
  readonly soldIn: readonly CountryCode[]
  /** Rows of products that differ from it in one thing, where there are any. Not with conditions that only the database knows. */
  readonly siblings?: readonly ProductSiblings[]
}

/** Products that differ in one thing alone, such as the colour or the size, the product itself among them. */
export interface ProductSiblings {
  /** Name of the technical attribute they differ in. */
  readonly attribute: string
  /** In the order of its values. */
  readonly members: readonly ProductSibling[]
}

export interface ProductSibling {
  /** Of its master variant. */
  readonly sku: string
  /** In the language of the answer. */
  readonly slug: string
  readonly value: TechnicalValue
  readonly isOnStock: boolean
}

/** Whether a product carries what its page shows, or only what a card does. */
export function isProductDetails(product: ProductProjection | ProductDetails): product is ProductDetails {
  return 'attributeDefinitions' in product
}

/** Where the page of a product is, by language, and what else search engines read about it. */
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
