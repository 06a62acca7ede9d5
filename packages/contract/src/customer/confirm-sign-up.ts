import { line } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { proofToken } from './proof-token.ts'
import { signedInUserSchema } from './signed-in-user-schema.ts'

/**
 * Makes the account of a registration that was answered `EmailProofRequired`, by the token of the mail to its address,
 * with the password that is chosen now.
 */
export const customerConfirmSignUp = defineOperation({
  name: 'customerConfirmSignUp',
  summary: 'Makes the account of a registration that waited for the link of a mail, and signs the customer in.',
  params: z.strictObject({ token: proofToken, password: line(200) }),
  result: z.strictObject({ user: signedInUserSchema }),
})
