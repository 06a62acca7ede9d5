/** Whether an address gets the newsletter: asked for, confirmed by a mail or chosen in the account, taken back. */
export type SubscriptionState = 'pending' | 'confirmed' | 'withdrawn'

/** Which wording of the consent somebody saw; higher with every change of what the messages promise. */
export const NEWSLETTER_CONSENT_VERSION = 1
