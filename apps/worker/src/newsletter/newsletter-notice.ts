import { requireUuid } from '../queue/require-uuid.ts'

/** What the outbox tells about a subscription; who it is of is looked up when the mail is sent. */
export interface NewsletterNotice {
  readonly messageId: string
  readonly subscriptionId: string
}

/** The subscription in a message of the outbox. Throws for any other payload. */
export function newsletterNoticeOf(payload: unknown): NewsletterNotice {
  const { messageId, subscriptionId } = (payload ?? {}) as Record<string, unknown>
  return { messageId: requireUuid(messageId, 'messageId'), subscriptionId: requireUuid(subscriptionId, 'subscriptionId') }
}
