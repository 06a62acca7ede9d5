import type { CustomerView } from '@shop/domain/customer'
import { email, key, line } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { customerSchema } from './customer-schema.ts'

/**
 * Sets a new password by the token of a mail, or asks for that mail where token and password are not both there
 * (API-20, AUTH-10, AUTH-11). Asking is answered alike for known and unknown addresses (AUTH-12).
 */
export const customerResetPassword = defineOperation({
  name: 'customerResetPassword',
  summary: 'Sets a new password by the token of a mail, or asks for that mail by e-mail address and language.',
  params: z.union([
    z.strictObject({ tokenValue: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/), newPassword: line(200), storeKey: key.optional() }),
    z.strictObject({ email, locale: localeSchema }),
  ]),
  result: z.strictObject({ customer: customerSchema.nullable() as z.ZodType<CustomerView | null> }),
})
