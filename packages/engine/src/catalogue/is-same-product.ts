import { scopeKeyOf } from '@shop/domain/catalogue'
import { type ProductDraft, payableTermsOf, withGeneralAttributes } from '@shop/domain/product'

/** Whether two drafts mean the same product, in whatever order they name languages, attributes and prices. */
export function isSameProduct(a: ProductDraft, b: ProductDraft): boolean {
  return isSameValue(normalForm(a), normalForm(b))
}

/** Whether two values are the same as JSON, whatever the order of their properties. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function normalForm(draft: ProductDraft) {
  const { variants, ...product } = withGeneralAttributes(draft)
  return {
    ...product,
    variants: variants.map(variant => ({
      ...variant,
      attributes: Object.fromEntries(variant.attributes.map(({ name, value }) => [name, value])),
      prices: Object.fromEntries(
        variant.prices.map(price => [scopeKeyOf(price), { ...payableTermsOf(price), history: undefined }]),
      ),
    })),
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
