import type { Language, LocalizedString } from '../market/index.ts'
import type { AttributeDefinition, AttributeValue, PriceScope, PriceTerms, ProductImage, ProductTag } from '../product/index.ts'

/** A price as another shop system hands it over. */
export interface ImportedPrice extends PriceScope, PriceTerms {}

/** An attribute as another shop system hands it over; its value is still to be fitted to the type it has here. */
export interface ImportedAttribute {
  readonly value: AttributeValue
  /** What the attribute becomes where the shop has no attribute of that name. */
  readonly definition: AttributeDefinition
  /** In which language a text value is, where that is known. */
  readonly language?: Language
}

/** A variant of another shop system. */
export interface ImportedVariant {
  /** Its number there; the shop gives it one of its own unless it has the form of ours. */
  readonly foreignSku: string
  /** The same where the file has it, and not only a name made of its key or options: it is still found by that. */
  readonly formerNumber?: string
  readonly attributes: readonly ImportedAttribute[]
  /** Without any the pictures it has stay. */
  readonly images: readonly ProductImage[]
  readonly prices: readonly ImportedPrice[]
  /** Units that can be sold; missing where the file does not say. */
  readonly quantity?: number
}

/** Where a product belongs: a category by its key, or the names of categories from the top down, in one language. */
export type ImportedCategory =
  | { readonly key: string }
  | { readonly path: readonly { readonly name: string; readonly slug: string }[]; readonly language: Language }

/** A product of another shop system: only what its file says; everything else stays as the shop has it. */
export interface ImportedProduct {
  readonly key: string
  /** Says something of a product that is there already, such as the corrected row of one variant. */
  readonly isPart: boolean
  readonly name: LocalizedString
  /** Plain Latin words for addresses. */
  readonly slugText: LocalizedString
  readonly description: LocalizedString
  /** The description as HTML, as it is in the file; missing where it is plain text. */
  readonly descriptionHtml?: LocalizedString
  readonly metaTitle: LocalizedString
  readonly metaDescription: LocalizedString
  readonly metaKeywords: LocalizedString
  readonly published?: boolean
  readonly createdAt?: string
  readonly brand?: string
  readonly family?: string
  readonly tags?: readonly ProductTag[]
  readonly europeanArticleNumber?: string
  readonly categories: readonly ImportedCategory[]
  /** Pictures of the product as a whole; they go to its master variant. */
  readonly images: readonly ProductImage[]
  readonly variants: readonly ImportedVariant[]
}

/** A category of another shop system. */
export interface ImportedCategoryDraft {
  readonly key: string
  readonly parentKey?: string
  readonly name: LocalizedString
  /** Plain Latin words for addresses. */
  readonly slugText: LocalizedString
  readonly description: LocalizedString
  /** Text with structure as HTML, as it is in the file, shown below the products. */
  readonly content?: LocalizedString
  readonly metaTitle: LocalizedString
  readonly metaDescription: LocalizedString
  readonly orderHint?: string
}

/** Stock of a variant, by its number in another shop system. */
export interface ImportedStock {
  readonly foreignSku: string
  readonly quantity: number
}
