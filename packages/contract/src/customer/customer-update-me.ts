import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { customerReference } from './customer-reference.ts'
import { customerSchema } from './customer-schema.ts'
import { customerUpdateActions, profileFields } from './customer-update-action.ts'

const data = z
  .strictObject(profileFields)
  .partial()
  .refine(({ currentPassword: _, ...fields }) => Object.keys(fields).length > 0, 'Nothing is to be changed')

/**
 * Changes the session's customer, by fields of her profile or by update actions (API-18, ACC-10, ACC-13, ACC-16). Another
 * e-mail address takes her current password; she is answered with the one she has until `customerConfirmEmailChange`.
 */
export const customerUpdateMe = defineOperation({
  name: 'customerUpdateMe',
  summary:
    'Changes the signed-in customer by profile fields or by update actions: all of them or none. Another e-mail address takes the current password, and effect when the link of a mail to it is followed.',
  params: z
    .strictObject({ customer: customerReference, data: data.optional(), actions: customerUpdateActions.optional() })
    .refine(({ data, actions }) => (data === undefined) !== (actions === undefined), 'Either data or actions are needed'),
  result: z.strictObject({ user: customerSchema }),
})
