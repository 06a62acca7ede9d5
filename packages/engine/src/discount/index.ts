export { changeDiscount, type DiscountChange, endDiscount, findDiscounts } from './change-discount.ts'
export { createDiscount, type DiscountPlan } from './create-discount.ts'
export { findPersonalisedDiscount } from './find-cart-discounts.ts'
export type { OwnedDiscount } from './owned-discount-rows.ts'
