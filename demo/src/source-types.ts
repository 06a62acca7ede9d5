import type { CategoryTree } from '@shop/domain/category'
import type { Hazard } from '@shop/domain/manual'
import type { Language, Locale } from '@shop/domain/market'
import type { AttributeDefinition, ProductTag, TechnicalValue } from '@shop/domain/product'
import type { RelationRule } from '@shop/domain/relation'
import type { Rating } from '@shop/domain/review'

/** A technical attribute of the catalogue, without texts. */
export interface AttributeSource {
  readonly name: string
  readonly type: AttributeDefinition['type']
  readonly unit?: string
  readonly values?: readonly string[]
  /** See `AttributeDefinition`. */
  readonly isFilter?: false
}

export interface CategorySource {
  readonly key: string
  readonly parent: string | null
  readonly orderHint: string
  /** Key of a product picture. */
  readonly picture: string
  readonly icon: string
  /** Keys of families and SKUs that are in it besides those at home there. */
  readonly members?: readonly string[]
  /** Default: `default`. */
  readonly tree?: CategoryTree
  /** Keys of what goes well with it, of what is like it, and of the industries that use it. */
  readonly related?: readonly [readonly string[], readonly string[], readonly string[]]
}

/** Another colour of a product, with an item number, a stock and, where it differs, a price in cents of its own. */
interface VariantSource {
  readonly sku: string
  readonly colour: string
  readonly picture: string
  readonly stock: number
  readonly priceEur?: number
}

export interface ProductSource {
  readonly sku: string
  /** Key of its texts among those of its family; default: its SKU. */
  readonly line?: string
  readonly ean: string
  readonly model: string
  /** What it was ordered by before. */
  readonly formerNumbers?: readonly string[]
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
  /** Class of its energy label, A to G. */
  readonly energyClass?: string
  /** Keys of families and SKUs it is an accessory of by itself; what rules say is in `relations`. */
  readonly parents?: readonly string[]
  /** What a set holds: SKUs and chunks. */
  readonly setOf?: readonly (readonly [sku: string, count: number])[]
  readonly variants?: readonly VariantSource[]
  /** SKU of the faultless product whose factory second it is. */
  readonly secondOf?: string
  /** SKU of the product of the catalogue that it varies. */
  readonly variationOf?: string
}

export interface FamilySource {
  readonly key: string
  /** Names in the order in which a page lists them. */
  readonly attributes: readonly string[]
  readonly products: readonly ProductSource[]
}

/** A product as its file has it: what its line says holds where it says nothing itself. */
export type FamilyProduct = Partial<ProductSource> & {
  readonly sku: string
  /** Whether a factory second of it is sold too. */
  readonly bware?: boolean
}

/** A family as its file has it. */
export interface FamilyFile {
  readonly key: string
  readonly attributes: readonly string[]
  readonly lines?: Readonly<Record<string, Partial<ProductSource>>>
  readonly products: readonly FamilyProduct[]
}

/** An extra guarantee: its rate in 1/10000 of a product's price, its own price in cents where that is not known. */
export interface GuaranteeSource {
  readonly sku: string
  readonly years: number
  readonly relativePriceRate: number
  readonly priceEur: number
}

/** A picture of the manifest: `file` has neither width nor ending. */
interface PictureSource {
  readonly view: string
  readonly file: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** Pictures of a whole turn, where it is one. */
  readonly frames?: number
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

/** Which products of its family a text is about; default: all. */
export interface TextCondition {
  /** Keys of products, as those of `FamilyTexts.products`. */
  readonly only?: readonly string[]
  /** Values of attributes that the product has. */
  readonly when?: Readonly<Record<string, TechnicalValue>>
}

export interface FamilyTexts {
  readonly highlights: readonly string[]
  readonly description: string
  readonly deliveryPackage: readonly (TextCondition & { readonly count: number; readonly name: string })[]
  /** In an answer `{attribute}` stands for a value of the product with its unit. */
  readonly faq: readonly (TextCondition & { readonly question: string; readonly answer: string })[]
  /** What else buyers call it. */
  readonly keywords: readonly string[]
  /** By line, or by SKU where a product has none; `{attribute}` stands for a value with its unit. */
  readonly products: Readonly<Record<string, { readonly name: string; readonly description: string }>>
}

export interface GuaranteeTexts {
  /** By SKU. */
  readonly names: Readonly<Record<string, string>>
  readonly description: string
}

/** A rule of what fits what, with the key of its reason among the texts. */
export type RelationSource = Omit<RelationRule, 'reason'> & { readonly reason: string }

/** What factory seconds are called and said to be; `{name}` stands for the faultless product. */
interface SecondsTexts {
  readonly name: string
  readonly description: string
}

/** A review as its author wrote it. */
export interface DemoReview {
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

/** The texts of one language. */
export interface LanguageTexts {
  readonly attributes: AttributeTexts
  readonly categories: Readonly<Record<string, CategoryTexts>>
  readonly families: Readonly<Record<string, FamilyTexts>>
  readonly guarantees: GuaranteeTexts
  readonly seconds: SecondsTexts
  /** Reasons of relations, by key; `{attribute}` stands for a value of the base product. */
  readonly relations: Readonly<Record<string, string>>
  /** Translated reviews, by key. */
  readonly reviews: Readonly<Record<string, ReviewTexts>>
}

/** The demo shop as its files hold it. */
export interface Source {
  readonly attributes: readonly AttributeSource[]
  readonly categories: readonly CategorySource[]
  readonly families: readonly FamilySource[]
  readonly guarantees: readonly GuaranteeSource[]
  readonly relations: readonly RelationSource[]
  /** What the manuals of a family warn of, besides electricity; null for a family without manuals. */
  readonly hazards: Readonly<Record<string, readonly Hazard[] | null>>
  readonly reviews: readonly DemoReview[]
  readonly pictures: Readonly<Record<string, readonly PictureSource[]>>
  /** File of the film that shows a picture's product, by the picture's key. */
  readonly films: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<Language, LanguageTexts>>
}
