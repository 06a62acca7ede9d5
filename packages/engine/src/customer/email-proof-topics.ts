/** Topic of the outbox under which an address is told that has to be proven by the link of a mail. */
export const EMAIL_PROOF_TOPIC = 'email-proof-requested'

/** Topic under which the wish for another address is told to the one before. */
export const EMAIL_CHANGE_TOPIC = 'email-change-requested'

/** Topic under which a change of address is told to the one before. */
export const EMAIL_CHANGED_TOPIC = 'email-changed'

/** Topic under which a customer is told that somebody wanted an account with her address. */
export const KNOWN_EMAIL_TOPIC = 'known-email-used'
