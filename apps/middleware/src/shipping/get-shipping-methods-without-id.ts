import { shippingMethodsOf } from '@shop/domain/shipping'
import type { OperationHandler } from '../call/operation-call.ts'

/** All methods of the market; which one a cart gets depends on its goods. */
export const getShippingMethodsWithoutId: OperationHandler<'getShippingMethodsWithoutId'> = async ({ market }) => {
  return { shippingMethods: shippingMethodsOf(market, false) }
}
