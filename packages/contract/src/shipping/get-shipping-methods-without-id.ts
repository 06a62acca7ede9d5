import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { shippingMethodSchema } from './shipping-method-schema.ts'

/** The shipping methods of the store (API-31, SHIP-11). */
export const getShippingMethodsWithoutId = defineOperation({
  name: 'getShippingMethodsWithoutId',
  summary: 'Returns the shipping methods of the store.',
  cache: { maxAgeSeconds: 3600, staleWhileRevalidateSeconds: 86_400 },
  params: z.strictObject({}),
  result: z.strictObject({ shippingMethods: z.array(shippingMethodSchema) }),
})
