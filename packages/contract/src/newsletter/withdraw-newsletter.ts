import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { emailToken } from './email-token.ts'

/** Withdraws the newsletter by the token of a mail; answered alike for a token that is worth nothing any more. */
export const withdrawNewsletter = defineOperation({
  name: 'withdrawNewsletter',
  summary: 'Withdraws the newsletter by the token of the link in a mail.',
  params: z.strictObject({ token: emailToken }),
  result: z.strictObject({ newsletter: z.strictObject({ isWithdrawn: z.literal(true) }) }),
})
