import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { customerSchema } from './customer-schema.ts'
import { proofToken } from './proof-token.ts'

/**
 * Changes the e-mail address of the customer who is signed in to the one whose mail held the token (ACC-16): all her
 * sessions end, and a new one begins.
 */
export const customerConfirmEmailChange = defineOperation({
  name: 'customerConfirmEmailChange',
  summary: 'Takes over the new e-mail address of the customer who is signed in, by the token of the mail to it.',
  params: z.strictObject({ token: proofToken }),
  result: z.strictObject({ user: customerSchema }),
})
