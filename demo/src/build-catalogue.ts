import type { CatalogueDraft } from '@shop/engine/catalogue'
import { buildAttributeDefinitions } from './build-attribute-definitions.ts'
import { buildCategories } from './build-categories.ts'
import { buildCartDiscounts, buildDiscountCodes } from './build-discounts.ts'
import { buildExtraGuarantees, buildGuaranteeProducts } from './build-guarantees.ts'
import { buildProducts, buildStock } from './build-products.ts'
import { buildStores } from './build-stores.ts'
import type { Source } from './source-types.ts'

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
  }
}
