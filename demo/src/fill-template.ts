import type { Language } from '@shop/domain/market'
import { formatAttribute, type ValueUse } from './format-attribute.ts'
import type { AttributeSource, LanguageTexts, ProductSource } from './source-types.ts'

/**
 * A text of a product with every `{attribute}` replaced by the product's value. Throws for an attribute the product
 * does not have: a text must never show a gap.
 */
export function fillTemplate(
  template: string,
  product: ProductSource,
  attributes: ReadonlyMap<string, AttributeSource>,
  language: Language,
  texts: LanguageTexts,
  use: ValueUse = 'text',
): string {
  return template.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = product.attributes[name]
    const attribute = attributes.get(name)
    if (value === undefined || !attribute) throw new Error(`${product.sku} has no ${name} for a text in ${language}`)
    return formatAttribute(value, attribute, language, texts.attributes, use)
  })
}
