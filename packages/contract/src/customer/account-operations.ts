import type { CustomerView } from '@shop/domain/customer'
import { email, key, line, mailToken, version } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { mailTokenExample, newPasswordExample, passwordExample } from '../secret-examples.ts'
import { z } from '../zod.ts'
import { customerExample } from './customer-example.ts'
import { customerReference, customerSchema } from './customer-schema.ts'
import { customerUpdateActions, profileFields } from './customer-update-action.ts'

const data = z
  .strictObject(profileFields)
  .partial()
  .refine(({ currentPassword: _, ...fields }) => Object.keys(fields).length > 0, 'Nothing is to be changed')

export const accountOperations = defineOperations('customer', {
  /** Changes the password of the customer who is signed in: all their sessions end, and a new one begins (API-19, ACC-07). */
  customerChangeMyPassword: {
    summary: 'Changes the password of the customer who is signed in and signs them in with it.',
    params: z.strictObject({ version, currentPassword: line(200), newPassword: line(200) }),
    result: z.strictObject({ user: z.strictObject({ email: z.string() }) }),
    errors: [
      'invalid_token',
      'InvalidCurrentPassword',
      'RequiredField',
      'InvalidField',
      'ConcurrentModification',
      'TooManyRequests',
    ],
    rate: 'buying',
    example: {
      params: { version: customerExample.version, currentPassword: passwordExample, newPassword: newPasswordExample },
      result: { user: { email: customerExample.email } },
    },
  },
  /**
   * Sets a new password by the token of a mail, or asks for that mail where token and password are not both there
   * (API-20, AUTH-10, AUTH-11). Asking is answered alike for known and unknown addresses (AUTH-12).
   */
  customerResetPassword: {
    summary: 'Sets a new password by the token of a mail, or asks for that mail by e-mail address and language.',
    params: z.union([
      z.strictObject({
        tokenValue: mailToken,
        newPassword: line(200),
        storeKey: key.optional(),
      }),
      z.strictObject({ email, locale: localeSchema }),
    ]),
    result: z.strictObject({ customer: customerSchema.nullable() as z.ZodType<CustomerView | null> }),
    errors: ['ExpiredCustomerPasswordToken', 'InvalidField', 'TooManyRequests'],
    rate: 'buying',
    example: {
      params: { tokenValue: mailTokenExample, newPassword: newPasswordExample },
      result: { customer: customerExample },
    },
  },
  /**
   * Changes the session's customer, by fields of the profile or by update actions (API-18, ACC-10, ACC-13, ACC-16). Another
   * e-mail address takes the current password; the answer has the old address until `customerConfirmEmailChange`. `locale` is that
   * of the page on which it was chosen, for the proof of what was agreed to; without it that of the customer counts.
   */
  customerUpdateMe: {
    summary:
      'Changes the signed-in customer by profile fields or by update actions: all of them or none. Another e-mail address takes the current password, and effect when the link of a mail to it is followed.',
    params: z
      .strictObject({
        customer: customerReference,
        data: data.optional(),
        actions: customerUpdateActions.optional(),
        locale: localeSchema.optional(),
      })
      .refine(({ data, actions }) => (data === undefined) !== (actions === undefined), 'Either data or actions are needed'),
    result: z.strictObject({ user: customerSchema }),
    errors: [
      'invalid_token',
      'ConcurrentModification',
      'InvalidCurrentPassword',
      'RequiredField',
      'InvalidField',
      'MaxResourceLimitExceeded',
      'TooManyRequests',
    ],
    rate: 'buying',
    example: {
      params: {
        customer: { id: customerExample.id, version: customerExample.version - 1 },
        data: {
          email: 'ada@example.org',
          currentPassword: passwordExample,
          firstName: 'Ada',
          vatId: 'DE123456789',
          newsletter: true,
        },
        locale: 'de-DE',
      },
      result: { user: customerExample },
    },
  },
  /**
   * Changes the e-mail address of the customer who is signed in to the one whose mail held the token (ACC-16): all their
   * sessions end, and a new one begins.
   */
  customerConfirmEmailChange: {
    summary: 'Takes over the new e-mail address of the customer who is signed in, by the token of the mail to it.',
    params: z.strictObject({ token: mailToken }),
    result: z.strictObject({ user: customerSchema }),
    errors: ['invalid_token', 'ExpiredCustomerEmailToken', 'DuplicateField'],
    rate: 'buying',
    example: {
      params: { token: mailTokenExample },
      result: { user: customerExample },
    },
  },
})
