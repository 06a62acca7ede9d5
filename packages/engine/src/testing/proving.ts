export { aCatalogue, aProduct } from './catalogue-drafts.ts'
export { checksumsOfTables } from './checksums-of-tables.ts'
export { setStock } from './set-stock.ts'
