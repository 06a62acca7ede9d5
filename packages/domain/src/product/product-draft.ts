import type { Attribute } from './attribute.ts'
import type { GeneralAttributeName } from './general-attributes.ts'
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

type GeneralAttributes = Partial<Record<GeneralAttributeName, Attribute['value']>>

/** What is said about a product in general, as attributes of its variants. */
function generalAttributesOf(draft: ProductDraft): GeneralAttributes {
  return {
    brand: draft.brand,
    family: draft.family,
    model: draft.model,
    bware: draft.tags.includes('bware'),
    tags: draft.tags,
    eligibleForSelling: true,
    releaseDate: draft.createdAt.slice(0, 10),
    ...(draft.europeanArticleNumber === '' ? {} : { europeanArticleNumber: draft.europeanArticleNumber }),
  }
}

/**
 * A product whose variants carry what is said about it in general as attributes too, so that they can be filtered by
 * it (ENT-10, API-40). An attribute that a variant already has stays as it is.
 */
export function withGeneralAttributes(draft: ProductDraft): ProductDraft {
  const general = generalAttributesOf(draft)
  const variants = draft.variants.map(variant => {
    const own = new Set(variant.attributes.map(({ name }) => name))
    const added = Object.entries(general).flatMap(([name, value]) => (own.has(name) ? [] : [{ name, value }]))
    return { ...variant, attributes: [...variant.attributes, ...added] }
  })
  return { ...draft, variants }
}

/** A product without the attributes that only repeat what is said about it in general, as its importer handed it over. */
export function withoutGeneralAttributes(draft: ProductDraft): ProductDraft {
  const general: Readonly<Record<string, unknown>> = generalAttributesOf(draft)
  const repeats = (name: string, value: unknown) => JSON.stringify(general[name]) === JSON.stringify(value)
  const variants = draft.variants.map(variant => ({
    ...variant,
    attributes: variant.attributes.filter(({ name, value }) => !repeats(name, value)),
  }))
  return { ...draft, variants }
}
