import { PRIVACY_REQUEST_KINDS } from '@shop/domain/privacy'
import { email, line, mailToken } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { mailTokenExample, passwordExample } from '../secret-examples.ts'
import { z } from '../zod.ts'

const isRequested = z.strictObject({ privacyRequest: z.strictObject({ isRequested: z.literal(true) }) })

export const privacyOperations = defineOperations('privacy', {
  /**
   * Asks for the mail by which its reader gets a copy of their data or has them erased (GDPR, art. 15, 17 and 20); answered
   * alike for known and unknown addresses.
   */
  requestPrivacy: {
    summary: 'Asks for a mail whose link gives a copy of the data of its address, or has them erased.',
    params: z.strictObject({ kind: z.enum(['export', 'erasure']), email, locale: localeSchema }),
    result: isRequested,
    errors: ['TooManyRequests'],
    rate: 'buying',
    example: {
      params: { kind: 'export', email: 'ada@example.org', locale: 'de-DE' },
      result: { privacyRequest: { isRequested: true } },
    },
  },
  /**
   * The same for the customer who is signed in, and the end of the account alone. What takes something away needs the password;
   * without one (`RequiredField`) the customer has to have signed in a moment ago.
   */
  requestMyPrivacy: {
    summary: 'Asks for a mail about the data of the customer who is signed in: a copy, their erasure, or the end of the account.',
    params: z.strictObject({
      kind: z.enum(PRIVACY_REQUEST_KINDS),
      currentPassword: line(200).optional(),
      locale: localeSchema,
    }),
    result: isRequested,
    errors: ['invalid_token', 'InvalidCurrentPassword', 'RequiredField', 'TooManyRequests'],
    rate: 'buying',
    example: {
      params: { kind: 'erasure', currentPassword: passwordExample, locale: 'de-DE' },
      result: { privacyRequest: { isRequested: true } },
    },
  },
  /** What the link of a mail leads to; null for one that is worth nothing any more. */
  getPrivacyRequest: {
    summary: 'Tells what the link of a mail about someone’s data is for, and whether it was confirmed.',
    params: z.strictObject({ token: mailToken }),
    result: z.strictObject({
      privacyRequest: z.strictObject({ kind: z.enum(PRIVACY_REQUEST_KINDS), isConfirmed: z.boolean() }).nullable(),
    }),
    errors: [],
    rate: 'buying',
    example: {
      params: { token: mailTokenExample },
      result: { privacyRequest: { kind: 'erasure', isConfirmed: false } },
    },
  },
  /** Confirms an erasure by the token of a mail; a second time it changes nothing and is answered alike. */
  confirmPrivacyRequest: {
    summary: 'Confirms by the token of a mail that data are to be erased; a mail tells what came of it.',
    params: z.strictObject({ token: mailToken }),
    result: z.strictObject({ privacyRequest: z.strictObject({ isConfirmed: z.boolean() }) }),
    errors: [],
    rate: 'buying',
    example: {
      params: { token: mailTokenExample },
      result: { privacyRequest: { isConfirmed: true } },
    },
  },
  /** The copy of someone's data by the token of a mail: a ZIP file in base64; null for a link that is worth nothing any more. */
  downloadPrivacyExport: {
    summary: 'Gives the copy of someone’s data by the token of a mail, a few times within a day.',
    params: z.strictObject({ token: mailToken }),
    result: z.strictObject({ privacyExport: z.strictObject({ zip: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/) }).nullable() }),
    errors: [],
    rate: 'buying',
    example: {
      params: { token: mailTokenExample },
      result: { privacyExport: { zip: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' } },
    },
  },
})
