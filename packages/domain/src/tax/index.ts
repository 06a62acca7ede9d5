export { standardTaxCategoryOn, type TaxCategory } from './tax-category.ts'
export { TAX_MODES, type TaxMode } from './tax-mode.ts'
export { sumTaxed, type TaxedItemPrice, type TaxedPrice, type TaxPortion, taxGross } from './tax-portions.ts'
export { type TaxRate, taxRateOn } from './tax-rate.ts'
