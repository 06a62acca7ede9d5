export { SHIPPING_FEE_SETS, type ShippingFeeSet, type ShippingFeeSetKey } from '../market/shipping-fee-sets.ts'
export { addBusinessDays, deliveryDaysOf } from './delivery-estimate.ts'
export { parcelTrackingIdOf } from './parcel-tracking.ts'
export {
  freeShippingThresholdOf,
  missingToFreeShipping,
  type ShippingMethod,
  type ShippingMethodKey,
  shippingFeeOf,
  shippingMethodsOf,
  type ZoneRate,
} from './shipping-method.ts'
