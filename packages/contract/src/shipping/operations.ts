import { marketOf } from '@shop/domain/market'
import { shippingMethodsOf } from '@shop/domain/shipping'
import { id } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { shippingMethodSchema } from './shipping-method-schema.ts'

export const shippingOperations = defineOperations('shipping', {
  /** The ways in which the goods of the caller's own cart may travel; the first is the one the cart gets (API-45, CART-16). */
  getShippingMethods: {
    summary: 'Returns the shipping methods for the goods of a cart of the session, the one it gets first.',
    params: z.strictObject({ cartId: id }),
    result: z.strictObject({ shippingMethods: z.array(shippingMethodSchema) }),
    errors: [],
    rate: 'buying',
    example: {
      params: { cartId: '9d0c3c1e-52a5-4f2b-8a3e-3d8a1c0b6e55' },
      result: { shippingMethods: shippingMethodsOf(marketOf('DE'), false) },
    },
  },
  /** The shipping methods of the store (API-31, SHIP-11). */
  getShippingMethodsWithoutId: {
    summary: 'Returns the shipping methods of the store.',
    isCacheable: true,
    params: z.strictObject({}),
    result: z.strictObject({ shippingMethods: z.array(shippingMethodSchema) }),
    errors: [],
    rate: 'browsing',
    example: { params: {}, result: { shippingMethods: shippingMethodsOf(marketOf('DE'), false) } },
  },
})
