import { id } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { shippingMethodSchema } from './shipping-method-schema.ts'

/** The ways in which the goods of the caller's own cart may travel; the first is the one the cart gets (API-45, CART-16). */
export const getShippingMethods = defineOperation({
  name: 'getShippingMethods',
  summary: 'Returns the shipping methods for the goods of a cart of the session, the one it gets first.',
  params: z.strictObject({ cartId: id }),
  result: z.strictObject({ shippingMethods: z.array(shippingMethodSchema) }),
})
