import { localeOf, originOf } from '@shop/domain/market'
import { findReviewInvitation, noteInvitationSent, REVIEW_INVITATION_TOPIC } from '@shop/engine/review-invitation'
import { findPlace, type LinkPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { preferencesLink } from '../mail/preferences-link.ts'
import { findShownProducts, pictureUrl } from '../mail/product-rows.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'
import { invitationMail } from './invitation-mail.ts'

/** Products that a mail asks about at most; the page behind its links has all of the order. */
const MAX_PRODUCTS = 6

/** Asks buyers how they like what has arrived. */
export function reviewInvitationJob(post: LinkMailContext, retryLimit: number): OutboxJob {
  return mailJob({
    topic: REVIEW_INVITATION_TOPIC,
    retryLimit,
    read: payload => idsIn(payload, 'orderId'),
    idOf: ({ orderId }) => orderId,
    send: ({ orderId }) => sendReviewInvitation(post, orderId),
  })
}

/**
 * Mails an invitation to review in the language of the order. Nothing is sent about products that have no page any more. Throws
 * `MailFailure` when the server does not take it.
 */
async function sendReviewInvitation(post: LinkMailContext, orderId: string): Promise<void> {
  const { context, localPort } = post
  const invitation = await findReviewInvitation(context, orderId)
  if (!invitation) return
  const { recipient, orderNumber, skus, invitationLink, mailLink } = invitation
  const { store, market, language } = await findPlace(context, recipient)
  const place: LinkPlace = { market, language, localPort }
  const shown = await findShownProducts(context, skus, place)
  const products = [...shown]
    .filter(([sku]) => skus.includes(sku))
    .slice(0, MAX_PRODUCTS)
    .map(([sku, { name, image }]) => ({
      name,
      picture: pictureUrl(image, originOf(market, localPort)),
      reviewUrl: `${startOf(place)}/write-review/?token=${invitationLink}&sku=${sku}`,
    }))
  if (products.length === 0) return
  const preferencesUrl = preferencesLink(place, { token: mailLink })
  const t = await translatorOf(localeOf(market, language))
  await postMail(post, {
    ...invitationMail({ store, language, orderNumber, products, preferencesUrl }, t),
    kind: 'review-invitation',
    id: orderId,
    store,
    to: recipient.email,
    unsubscribeUrl: preferencesLink(place, { token: mailLink, kind: 'review-invitation' }),
  })
  await noteInvitationSent(context, orderId)
}
