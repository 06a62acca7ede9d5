import type { ProductDraft } from './product-draft.ts'
import { generalAttributesOf } from './with-general-attributes.ts'

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
