import type { Cart } from '@shop/domain/cart'
import { z } from 'zod'
import { addressDraft } from '../address-draft.ts'
import { id, text, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'

const action = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('setCustomerEmail'), email: z.email().max(254) }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressDraft }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressDraft }),
  z.strictObject({
    action: z.literal('setCustomType'),
    fields: z.strictObject({ customerAgreedToSendEmail: z.boolean().optional(), utmSource: text(100).optional() }),
  }),
  z.strictObject({ action: z.literal('recalculate'), updateProductData: z.boolean().optional() }),
])

export type CartUpdateAction = z.infer<typeof action>

/** Applies all of the given actions to a cart or none (API-38). */
export const updateCart = defineOperation({
  name: 'updateCart',
  summary: 'Applies update actions to a cart: all of them or none.',
  params: z.strictObject({ id, version, actions: z.array(action).min(1).max(20) }),
  result: z.custom<{ cart: Cart }>(),
})
