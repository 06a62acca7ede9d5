import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

/** Ends the session of a customer (API-17, AUTH-03). */
export const customerSignOut = defineOperation({
  name: 'customerSignOut',
  summary: 'Ends the session and clears its cookies.',
  params: z.strictObject({}),
  result: z.null(),
})
