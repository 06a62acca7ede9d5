export {
  standardTaxCategoryOn,
  sumTaxed,
  TAX_MODES,
  type TaxCategory,
  type TaxedItemPrice,
  type TaxedPrice,
  type TaxMode,
  type TaxPortion,
  taxGross,
} from './tax-portions.ts'
export { type TaxRate, taxRateOn } from './tax-rate.ts'
