import { ORDER_STATES } from '@shop/domain/order'
import { instant, limit, line, offset } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { orderPageSchema } from './order-page-schema.ts'

/** The session's orders by number, item number or product name, state and time; others' orders are not found (API-36, rule A1). */
export const searchOrders = defineOperation({
  name: 'searchOrders',
  summary: 'Searches the orders of the session.',
  params: z.strictObject({
    text: line(200).optional(),
    orderState: z.enum(ORDER_STATES).optional(),
    createdAfter: instant.optional(),
    createdBefore: instant.optional(),
    sort: z.enum(['createdAt desc', 'createdAt asc', 'totalPrice desc', 'totalPrice asc']).optional(),
    limit: limit.optional(),
    offset: offset.optional(),
  }),
  result: z.strictObject({ me: z.strictObject({ orders: orderPageSchema }) }),
})
