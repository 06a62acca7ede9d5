import { email } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

/** Asks for the mail that confirms the newsletter (NEWS-02); answered alike whether or not the address is subscribed. */
export const subscribeNewsletter = defineOperation({
  name: 'subscribeNewsletter',
  summary: 'Asks for a mail whose link confirms the newsletter of this store.',
  params: z.strictObject({ email, locale: localeSchema }),
  result: z.strictObject({ newsletter: z.strictObject({ isRequested: z.literal(true) }) }),
})
