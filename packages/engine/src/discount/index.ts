export { findPersonalisedDiscount } from './find-cart-discounts.ts'
export { type CouponDraft, createCoupon } from './import-discounts.ts'
