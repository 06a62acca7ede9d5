import { RETURN_PAYMENT_STATES, RETURN_SHIPMENT_STATES, type ReturnItem } from '@shop/domain/order'
import { entity } from '../entity.ts'
import { z } from '../zod.ts'

/** Pieces of an order that were sent back (ORD-08). */
export const returnItemSchema = entity<ReturnItem>('ReturnItem', {
  id: z.string(),
  lineItemId: z.string(),
  quantity: z.int().min(1),
  shipmentState: z.enum(RETURN_SHIPMENT_STATES),
  paymentState: z.enum(RETURN_PAYMENT_STATES),
})
