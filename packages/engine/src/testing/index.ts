export { aCatalogue, aProduct, aStore } from './catalogue-drafts.ts'
export { cloneDatabase, cloneDatabaseUrl } from './cloned-database.ts'
export { aCartDiscount, aDiscountCode } from './discount-drafts.ts'
export { aPaidCart, openTestShop, PRESS, requestOf, SAW } from './shop.fixtures.ts'
