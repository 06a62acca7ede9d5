import { email, line, nameText } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { customerTypeSchema } from './customer-schema.ts'
import { signedInUserSchema } from './signed-in-user-schema.ts'

/**
 * Registers a visitor and signs her in (API-15, AUTH-08). The type of customer is written in lower case (ACC-12). A
 * network that asked for known addresses too often is answered `EmailProofRequired`, whatever the address: the account is
 * then made by `customerConfirmSignUp`.
 */
export const customerSignMeUp = defineOperation({
  name: 'customerSignMeUp',
  summary: 'Registers a customer, signs her in and makes the cart of the session hers.',
  params: z.strictObject({
    email,
    password: line(200),
    firstName: nameText(80).min(1),
    lastName: nameText(80).min(1),
    locale: localeSchema,
    custom: z.strictObject({ customerType: customerTypeSchema, newsletter: z.boolean().optional() }),
  }),
  result: z.strictObject({ user: signedInUserSchema }),
})
