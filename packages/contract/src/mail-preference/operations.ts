import { MAIL_KINDS, REMINDER_KINDS } from '@shop/domain/mail-preference'
import { line } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

/** The signed name of a recipient, from the link of a mail. */
const token = line(300)
const kind = z.enum(MAIL_KINDS)
const wanted = z.array(kind).max(MAIL_KINDS.length)

const result = z.strictObject({
  mailPreferences: z
    .strictObject({
      /** The address, of which the reader of a link sees the beginning alone. */
      email: z.string(),
      /** The kinds of mails that are sent to it. */
      wanted,
    })
    .nullable(),
})
const tokenExample = 'OGY3YzBjMGQ.c2lnbmF0dXJl'
const resultExample = { mailPreferences: { email: 'a…@example.org', wanted: ['newsletter' as const] } }

export const mailPreferenceOperations = defineOperations('mail-preference', {
  /** Which mails an address gets: by the link of a mail, else of the customer who is signed in; null for neither (NEWS-05). */
  getMailPreferences: {
    summary: 'Tells which mails an address gets, by the link of a mail or for the customer who is signed in.',
    params: z.strictObject({ token: token.optional(), locale: localeSchema }),
    result,
    errors: [],
    rate: 'buying',
    example: { params: { token: tokenExample, locale: 'de-DE' }, result: resultExample },
  },
  /** Sets which mails an address gets, all kinds at once; null for a link that is worth nothing. */
  updateMailPreferences: {
    summary: 'Sets which mails an address gets; kinds that are not named are not sent any more.',
    params: z.strictObject({ token: token.optional(), wanted, locale: localeSchema }),
    result,
    errors: [],
    rate: 'buying',
    example: { params: { token: tokenExample, wanted: ['newsletter'], locale: 'de-DE' }, result: resultExample },
  },
  /** Sets whether the customer who is signed in gets one kind of mails; the others stay as they are. */
  changeMailPreference: {
    summary: 'Sets whether the customer who is signed in gets one kind of mails.',
    params: z.strictObject({ kind: z.enum(REMINDER_KINDS), isWanted: z.boolean(), locale: localeSchema }),
    result: z.strictObject({ mail: z.strictObject({ isWanted: z.boolean() }) }),
    errors: ['invalid_token'],
    rate: 'buying',
    example: { params: { kind: 'price-drop', isWanted: true, locale: 'de-DE' }, result: { mail: { isWanted: true } } },
  },
  /** Ends a kind of mails by the link of one of them, or all kinds (RFC 8058); answered alike for a link that is worth nothing. */
  unsubscribeMail: {
    summary: 'Ends a kind of mails, or all of them, by the link of a mail.',
    params: z.strictObject({ token, kind: z.enum([...MAIL_KINDS, 'all']) }),
    result: z.strictObject({ mail: z.strictObject({ isUnsubscribed: z.literal(true) }) }),
    errors: [],
    rate: 'buying',
    example: { params: { token: tokenExample, kind: 'abandoned-cart' }, result: { mail: { isUnsubscribed: true } } },
  },
})
