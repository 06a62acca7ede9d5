import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

/** Whether the session belongs to a customer; the page cannot read the token itself (API-05, AUTH-05). */
export const isLoggedIn = defineOperation({
  name: 'isLoggedIn',
  summary: 'Tells whether the session belongs to a customer.',
  params: z.strictObject({}),
  result: z.strictObject({ isLoggedIn: z.boolean() }),
})
