import { email, mailToken } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { mailTokenExample } from '../secret-examples.ts'
import { z } from '../zod.ts'

export const newsletterOperations = defineOperations('newsletter', {
  /** Asks for the mail that confirms the newsletter (NEWS-02); answered alike whether or not the address is subscribed. */
  subscribeNewsletter: {
    summary: 'Asks for a mail whose link confirms the newsletter of this store.',
    params: z.strictObject({ email, locale: localeSchema }),
    result: z.strictObject({ newsletter: z.strictObject({ isRequested: z.literal(true) }) }),
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: {
      params: { email: 'ada@example.org', locale: 'de-DE' },
      result: { newsletter: { isRequested: true } },
    },
  },
  /** Confirms the newsletter by the token of a mail (GUARD-19); a second time it changes nothing and is answered alike. */
  confirmNewsletter: {
    summary: 'Confirms the newsletter by the token of a mail, and tells whether it is confirmed now.',
    params: z.strictObject({ emailToken: mailToken }),
    result: z.strictObject({ newsletter: z.strictObject({ isConfirmed: z.boolean() }) }),
    errors: [],
    rate: 'buying',
    example: {
      params: { emailToken: mailTokenExample },
      result: { newsletter: { isConfirmed: true } },
    },
  },
  /** Withdraws the newsletter by the token of a mail; answered alike for a token that is worth nothing any more. */
  withdrawNewsletter: {
    summary: 'Withdraws the newsletter by the token of the link in a mail.',
    params: z.strictObject({ token: mailToken }),
    result: z.strictObject({ newsletter: z.strictObject({ isWithdrawn: z.literal(true) }) }),
    errors: [],
    rate: 'buying',
    example: {
      params: { token: mailTokenExample },
      result: { newsletter: { isWithdrawn: true } },
    },
  },
})
