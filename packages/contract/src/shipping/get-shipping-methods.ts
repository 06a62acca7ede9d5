import type { ShippingMethod } from '@shop/domain/shipping'
import { z } from 'zod'
import { defineOperation } from '../operation.ts'

/** The shipping methods of the store (API-31, SHIP-11). */
export const getShippingMethodsWithoutId = defineOperation({
  name: 'getShippingMethodsWithoutId',
  summary: 'Returns the shipping methods of the store.',
  params: z.strictObject({}),
  result: z.custom<{ shippingMethods: ShippingMethod[] }>(),
})
