export { getShippingMethods } from './get-shipping-methods.ts'
export { getShippingMethodsWithoutId } from './get-shipping-methods-without-id.ts'
