import { line, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

/** Changes the password of the customer who is signed in: all her sessions end, and a new one begins (API-19, ACC-07). */
export const customerChangeMyPassword = defineOperation({
  name: 'customerChangeMyPassword',
  summary: 'Changes the password of the customer who is signed in and signs her in with it.',
  params: z.strictObject({ version, currentPassword: line(200), newPassword: line(200) }),
  result: z.strictObject({ user: z.strictObject({ email: z.string() }) }),
})
