export { getPersonalizedDiscounts } from './get-personalized-discounts.ts'
export { getVolumeDiscounts } from './get-volume-discounts.ts'
