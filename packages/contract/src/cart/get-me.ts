import type { Cart } from '@shop/domain/cart'
import type { Customer } from '@shop/domain/customer'
import { z } from 'zod'
import { defineOperation } from '../operation.ts'

/** The session's customer or its active cart of this store (API-04). Both are null for a new visitor. */
export const getMe = defineOperation({
  name: 'getMe',
  summary: 'Returns the active cart of the session in this store, and the customer when asked for.',
  params: z.strictObject({ customer: z.boolean().optional() }),
  result: z.custom<{ me: { activeCart: Cart | null; customer: Customer | null } }>(),
})
