import type { CategoryTree } from '@shop/domain/category'
import type { Language, Locale } from '@shop/domain/market'
import type { AttributeDefinition, ProductTag, TechnicalValue } from '@shop/domain/product'
import type { Rating } from '@shop/domain/review'

/** A technical attribute of the catalogue, without words. */
export interface AttributeSource {
  readonly name: string
  readonly type: AttributeDefinition['type']
  readonly unit?: string
  readonly values?: readonly string[]
}

export interface CategorySource {
  readonly key: string
  readonly parent: string | null
  readonly orderHint: string
  /** Key of a product picture. */
  readonly picture: string
  readonly icon: string
  /** Default: `default`. */
  readonly tree?: CategoryTree
  /** Keys of what goes well with it, of what is like it, and of the industries that use it. */
  readonly related?: readonly [readonly string[], readonly string[], readonly string[]]
}

export interface ProductSource {
  readonly sku: string
  readonly ean: string
  readonly model: string
  readonly brand: string
  readonly category: string
  readonly picture: string
  /** Cents. */
  readonly priceEur: number
  /** Cents before an active reduction. */
  readonly previousPriceEur?: number
  readonly stock: number
  readonly freight: boolean
  readonly tags: readonly ProductTag[]
  /** Group of volume discounts that count for it, or null. */
  readonly volumeDiscountGroup: string | null
  /** YYYY-MM-DD. */
  readonly releaseDate: string
  readonly attributes: Readonly<Record<string, TechnicalValue>>
}

export interface FamilySource {
  readonly key: string
  /** Names in the order in which a page lists them. */
  readonly attributes: readonly string[]
  readonly products: readonly ProductSource[]
}

/** An extra guarantee: its rate in 1/10000 of a product's price, its own price in cents where that is not known. */
export interface GuaranteeSource {
  readonly sku: string
  readonly years: number
  readonly relativePriceRate: number
  readonly priceEur: number
}

/** A picture of the manifest: `file` has neither width nor ending. */
export interface PictureSource {
  readonly view: string
  readonly file: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

export interface AttributeTexts {
  readonly labels: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
}

export interface CategoryTexts {
  readonly name: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
}

export interface FamilyTexts {
  readonly highlights: readonly string[]
  readonly description: string
  readonly deliveryPackage: readonly { readonly count: number; readonly name: string }[]
  /** By SKU; `{attribute}` stands for a value with its unit. */
  readonly products: Readonly<Record<string, { readonly name: string; readonly description: string }>>
}

export interface GuaranteeTexts {
  /** By SKU. */
  readonly names: Readonly<Record<string, string>>
  readonly description: string
}

/** A review as its author wrote it. */
export interface ReviewSource {
  /** SKU and a letter. */
  readonly key: string
  readonly sku: string
  readonly rating: Rating
  readonly locale: Locale
  readonly authorName: string
  /** ISO instant. */
  readonly date: string
  readonly title: string
  readonly text: string
  readonly answer?: string
}

export interface ReviewTexts {
  readonly title: string
  readonly text: string
  readonly answer?: string
}

/** The words of one language. */
export interface LanguageTexts {
  readonly attributes: AttributeTexts
  readonly categories: Readonly<Record<string, CategoryTexts>>
  readonly families: Readonly<Record<string, FamilyTexts>>
  readonly guarantees: GuaranteeTexts
  /** Translated reviews, by key. */
  readonly reviews: Readonly<Record<string, ReviewTexts>>
}

/** The demo shop as its files hold it. */
export interface Source {
  readonly attributes: readonly AttributeSource[]
  readonly categories: readonly CategorySource[]
  readonly families: readonly FamilySource[]
  readonly guarantees: readonly GuaranteeSource[]
  readonly reviews: readonly ReviewSource[]
  readonly pictures: Readonly<Record<string, readonly PictureSource[]>>
  readonly texts: Readonly<Record<Language, LanguageTexts>>
}
