import { email, line } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { signedInUserSchema } from './signed-in-user-schema.ts'

/** Signs a customer in; a wrong password and an unknown address are refused alike (API-16, AUTH-07). */
export const customerSignMeIn = defineOperation({
  name: 'customerSignMeIn',
  summary: 'Signs a customer in and brings the cart of the session to hers.',
  params: z.strictObject({ email, password: line(200) }),
  result: z.strictObject({ user: signedInUserSchema }),
})
