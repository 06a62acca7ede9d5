import { nameSchema } from '../entity.ts'
import { z } from '../zod.ts'
import { orderSchema } from './order-schema.ts'

/** A page of orders and how many there are in all (API-26, API-36). */
export const orderPageSchema = nameSchema(
  'OrderPage',
  z.strictObject({ results: z.array(orderSchema), total: z.int(), count: z.int(), limit: z.int(), offset: z.int() }),
)
