export { aCatalogue, aProduct } from './catalogue-drafts.ts'
export { aCartDiscount, aDiscountCode } from './discount-drafts.ts'
export { fingerprintsOfTables } from './fingerprints-of-tables.ts'
export { setStock } from './set-stock.ts'
