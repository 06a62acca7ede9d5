import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { emailToken } from './email-token.ts'

/** Confirms the newsletter by the token of a mail (GUARD-19); a second time it changes nothing and is answered alike. */
export const confirmNewsletter = defineOperation({
  name: 'confirmNewsletter',
  summary: 'Confirms the newsletter by the token of a mail, and tells whether it is confirmed now.',
  params: z.strictObject({ emailToken }),
  result: z.strictObject({ newsletter: z.strictObject({ isConfirmed: z.boolean() }) }),
})
