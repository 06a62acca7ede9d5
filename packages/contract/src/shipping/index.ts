export { getShippingMethodsWithoutId } from './get-shipping-methods.ts'
