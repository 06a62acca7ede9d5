import { isEmail } from '../address/index.ts'

/** Whether an e-mail address gets the newsletter: requested, confirmed by a mail or chosen in the account, withdrawn. */
export type SubscriptionState = 'pending' | 'confirmed' | 'withdrawn'

/** Version of the consent's wording; raised with every change of what the messages promise. */
export const NEWSLETTER_CONSENT_VERSION = 1

const MAX_LENGTH = 254

/** The e-mail address typed into the newsletter's field, trimmed; undefined where it is not a valid one (ADDR-14). */
export function newsletterEmailOf(typed: string): string | undefined {
  const email = typed.trim()
  return email.length <= MAX_LENGTH && isEmail(email) ? email : undefined
}
