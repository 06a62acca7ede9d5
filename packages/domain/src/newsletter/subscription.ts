import { isEmail } from '../address/index.ts'

/** Whether an e-mail address gets the newsletter: requested, confirmed by a mail or chosen in the account, withdrawn. */
export type SubscriptionState = 'pending' | 'confirmed' | 'withdrawn'

/**
 * Versions of the consent's wording, in the mail that asks to confirm it and in the account; raised with every change of what the
 * messages promise. The second one of the mail names reminders of carts, the third invitations to review.
 */
export const NEWSLETTER_CONSENT_VERSIONS = { mail: 3, account: 1 } as const

const MAX_LENGTH = 254

/** The e-mail address typed into the newsletter's field, trimmed; undefined where it is not a valid one (ADDR-14). */
export function newsletterEmailOf(typed: string): string | undefined {
  const email = typed.trim()
  return email.length <= MAX_LENGTH && isEmail(email) ? email : undefined
}
