import { addressDraft } from '../address-draft.ts'
import { email, id, utmSource, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

const action = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('setCustomerEmail'), email }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressDraft }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressDraft }),
  z.strictObject({
    action: z.literal('setCustomType'),
    fields: z.strictObject({ customerAgreedToSendEmail: z.boolean().optional(), utmSource: utmSource.optional() }),
  }),
  z.strictObject({
    action: z.literal('setShippingMethod'),
    shippingMethod: z.strictObject({ key: z.enum(['parcel', 'freight']) }),
  }),
  z.strictObject({ action: z.literal('recalculate'), updateProductData: z.boolean().optional() }),
])

type CartUpdateAction = z.infer<typeof action>

/** Applies all of the given actions to a cart or none (API-38). */
export const updateCart = defineOperation({
  name: 'updateCart',
  summary: 'Applies update actions to a cart: all of them or none.',
  params: z.strictObject({ id, version, actions: z.array(action).min(1).max(20) }),
  result: z.strictObject({ cart: cartSchema }),
})
