import type { Attribute } from './attribute.ts'
import type { GeneralAttributeName } from './general-attributes.ts'
import type { ProductDraft } from './product-draft.ts'

type GeneralAttributes = Partial<Record<GeneralAttributeName, Attribute['value']>>

/** What is said about a product in general, as attributes of its variants. */
export function generalAttributesOf(draft: ProductDraft): GeneralAttributes {
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
