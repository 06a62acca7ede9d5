export { type CouponDraft, createCoupon } from './create-coupon.ts'
export { findPersonalisedDiscount, findVolumeDiscounts } from './find-cart-discounts.ts'
