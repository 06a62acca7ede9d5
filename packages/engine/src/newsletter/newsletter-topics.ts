/** Topic of the outbox under which a wish for the newsletter is told, whose mail asks to confirm it. */
export const NEWSLETTER_WISH_TOPIC = 'newsletter-requested'

/** Topic of the outbox under which a confirmed subscription is told. */
export const NEWSLETTER_CONFIRMED_TOPIC = 'newsletter-confirmed'
