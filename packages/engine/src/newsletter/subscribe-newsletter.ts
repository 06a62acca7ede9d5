import type { Locale } from '@shop/domain/market'
import { type AttemptLimit, countAttempt, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { NEWSLETTER_WISH_TOPIC, requestSubscription } from './subscription-rows.ts'

/** Who wants the newsletter of a store. */
export interface NewsletterRequest {
  readonly email: string
  /** Locale of the page it was asked for on. */
  readonly locale: Locale
  readonly storeKey: string
  /** Address the call comes from. */
  readonly clientAddress: string
}

/** Mails that ask to confirm the newsletter, per address. */
const NEWSLETTER_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 3600 }
/** Wishes for the newsletter, per network of the caller, no matter whom they are for. */
const NEWSLETTER_WISHES: AttemptLimit = { attempts: 30, withinSeconds: 3600 }

/**
 * Asks for a mail whose link confirms the newsletter (NEWS-02). An address that is subscribed already gets none, nor does
 * any after three within an hour, and the caller cannot tell. Throws `CommerceError` `too-many-requests` for a caller who
 * asks for too many addresses.
 */
export async function subscribeNewsletter(context: EngineContext, wish: NewsletterRequest): Promise<void> {
  await requireNetworkAttempt(context, {
    action: 'newsletter-wishes',
    clientAddress: wish.clientAddress,
    limit: NEWSLETTER_WISHES,
  })
  await inTransaction(context, db => requestNewsletter(context, db, wish))
}

/**
 * Notes a wish in the transaction that it came with, such as a registration or an order: no one is subscribed before the
 * link of the mail is followed, since any address can be typed there (NEWS-02).
 */
export async function requestNewsletter(
  context: EngineContext,
  db: Database,
  wish: Omit<NewsletterRequest, 'clientAddress'>,
): Promise<void> {
  const email = wish.email.trim().toLowerCase()
  if ((await countAttempt(db, ['newsletter-mails', email], NEWSLETTER_MAILS)) !== undefined) return
  const subscriptionId = await requestSubscription(db, { ...wish, email, id: context.newId() })
  if (subscriptionId === undefined) return
  const messageId = context.newId()
  await addToOutbox(db, {
    topic: NEWSLETTER_WISH_TOPIC,
    payload: { messageId, subscriptionId },
    dedupKey: `${NEWSLETTER_WISH_TOPIC}/${messageId}`,
  })
}
