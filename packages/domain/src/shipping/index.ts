export { addBusinessDays, deliveryDaysOf } from './delivery-estimate.ts'
export { parcelTrackingIdOf } from './parcel-tracking.ts'
export { freeShippingThresholdOf, missingToFreeShipping, shippingFeeOf } from './shipping-fee.ts'
export { SHIPPING_FEE_SETS, type ShippingFeeSet, type ShippingFeeSetKey } from '../market/shipping-fee-sets.ts'
export {
  DEFAULT_SHIPPING_METHOD_KEY,
  type ShippingMethod,
  type ShippingMethodKey,
  shippingMethodsOf,
  type ZoneRate,
} from './shipping-method.ts'
