import { channel, id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** Sets the channels of a line to others of the store (API-13). */
export const updateCartItemChannel = defineOperation({
  name: 'updateCartItemChannel',
  summary: 'Sets the supply and distribution channel of a line.',
  params: z.strictObject({
    id,
    version,
    lineItem: z.strictObject({ id }),
    supplyChannel: channel.optional(),
    distributionChannel: channel.optional(),
  }),
  result: z.strictObject({ cart: cartSchema }),
})
