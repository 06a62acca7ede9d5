import { id, limit, offset } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { orderPageSchema } from './order-page-schema.ts'

/** Orders of the session, by id or number, newest first; others' orders are not found (API-26, ORD-02, ORD-12, rule A1). */
export const getOrders = defineOperation({
  name: 'getOrders',
  summary: 'Returns orders of the session.',
  params: z.strictObject({
    where: z
      .strictObject({
        id: id.optional(),
        orderNumber: z
          .string()
          .regex(/^NS\d{6,14}$/)
          .optional(),
      })
      .optional(),
    sort: z.enum(['createdAt desc', 'createdAt asc']).optional(),
    limit: limit.optional(),
    offset: offset.optional(),
  }),
  result: z.strictObject({ me: z.strictObject({ orders: orderPageSchema }) }),
})
