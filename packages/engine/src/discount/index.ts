export { releaseDiscountCodes } from './discount-code-uses.ts'
export { findPersonalisedDiscount, findVolumeDiscounts } from './find-cart-discounts.ts'
export { type CouponDraft, createCoupon, importCartDiscounts, importDiscountCodes } from './import-discounts.ts'
