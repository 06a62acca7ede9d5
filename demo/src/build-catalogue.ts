import { LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import type { AttributeDefinition } from '@shop/domain/product'
import type { CatalogueDraft } from '@shop/engine/catalogue'
import { buildCategories } from './build-categories.ts'
import { buildCartDiscounts, buildDiscountCodes } from './build-discounts.ts'
import { buildExtraGuarantees, buildGuaranteeProducts } from './build-guarantees.ts'
import { buildProducts, buildStock } from './build-products.ts'
import { buildRelationRules } from './build-relations.ts'
import { buildStores } from './build-stores.ts'
import type { AttributeTexts, Source } from './source-types.ts'

/** The whole demo shop as drafts, the same on every machine. Throws with the place of a text that is missing. */
export function buildCatalogue(source: Source): CatalogueDraft {
  return {
    stores: buildStores(),
    categories: buildCategories(source),
    attributeDefinitions: buildAttributeDefinitions(source),
    products: [...buildProducts(source), ...buildGuaranteeProducts(source)],
    stock: buildStock(source),
    extraGuarantees: buildExtraGuarantees(source),
    cartDiscounts: buildCartDiscounts(),
    discountCodes: buildDiscountCodes(),
    relationRules: buildRelationRules(source),
  }
}

/** How the attributes of the demo shop are shown. Throws when a language lacks a label, a unit or a value. */
function buildAttributeDefinitions(source: Source): AttributeDefinition[] {
  const text = (pick: (texts: AttributeTexts) => string | undefined, what: string): LocalizedString => {
    const entries = LANGUAGES.map(language => {
      const word = pick(source.texts[language].attributes)
      if (!word) throw new Error(`demo/texts/${language}/attributes.json has no ${what}`)
      return [language, word] as [Language, string]
    })
    return Object.fromEntries(entries)
  }
  return source.attributes.map(({ name, type, unit, values, isFilter }) => ({
    name,
    type,
    label: text(({ labels }) => labels[name], `label ${name}`),
    ...(unit === undefined ? {} : { unit: text(({ units }) => units[unit], `unit ${unit}`) }),
    ...(isFilter === false ? { isFilter } : {}),
    ...(type === 'boolean' ? { values: { yes: text(({ yes }) => yes, 'yes'), no: text(({ no }) => no, 'no') } } : {}),
    ...(values === undefined
      ? {}
      : { values: Object.fromEntries(values.map(value => [value, text(texts => texts.values[value], `value ${value}`)])) }),
  }))
}
