import { signCartLink } from '@shop/engine/cart'
import { type FailedAttempt, findFailedAttempt } from '@shop/engine/payment'
import { findPlace } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { noticeHtml, noticeText } from '../order-notice/notice-mail.ts'
import { problemContent } from './problem-content.ts'

// Each throws `MailFailure` when the mail server does not take the mail.

/** Mails the shopper of a failed payment how to pay again, in the language of their cart, unless they have since, or money has come. */
export async function sendPaymentFailed(post: LinkMailContext, attemptId: string): Promise<void> {
  const attempt = await findFailedAttempt(post.context, attemptId)
  if (attempt?.outcome === 'unpaid') await send(post, attempt, { kind: 'payment-failed', id: attemptId })
}

/** Mails a shopper that a payment has come of which no order could be made, and that it goes back. */
export async function sendPaymentReleased(post: LinkMailContext, attemptId: string): Promise<void> {
  const attempt = await findFailedAttempt(post.context, attemptId)
  if (attempt && attempt.outcome !== 'unpaid') await send(post, attempt, { kind: 'payment-released', id: attemptId })
}

async function send(
  post: LinkMailContext,
  attempt: FailedAttempt,
  name: { readonly kind: string; readonly id: string },
): Promise<void> {
  const { store, market, language } = await findPlace(post.context, attempt)
  const place = { market, language, localPort: post.localPort }
  const cartLink = await signCartLink(post.context, attempt.cartId)
  const content = problemContent(attempt, { store, place, t: await translatorOf(attempt.locale), cartLink })
  await postMail(post, {
    ...name,
    store,
    to: attempt.email,
    subject: content.subject,
    text: noticeText(content),
    html: noticeHtml(content),
  })
}
