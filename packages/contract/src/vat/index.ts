export { type VatResult, validateVatNumber } from './validate-vat-number.ts'
