import { PASSWORD_RESET_TOPIC } from '@shop/engine/customer'
import { NEWSLETTER_CONFIRMED_TOPIC, NEWSLETTER_WISH_TOPIC } from '@shop/engine/newsletter'
import type { OrderPost } from '../mail/mail-post.ts'
import { type NewsletterNotice, newsletterNoticeOf } from '../newsletter/newsletter-notice.ts'
import { sendOptIn } from '../newsletter/send-opt-in.ts'
import { sendWelcome } from '../newsletter/send-welcome.ts'
import { sendOrderConfirmation } from '../order-confirmation/send-order-confirmation.ts'
import { sendOrderNotice } from '../order-notice/send-order-notice.ts'
import { resetRequestOf } from '../password-reset/reset-request.ts'
import { sendPasswordReset } from '../password-reset/send-password-reset.ts'
import type { MailJob } from './mail-job.ts'
import { orderIdOf } from './order-id-of.ts'
import { refundOf } from './refund-of.ts'

/** Every mail that follows from something that took place. */
export function mailJobs(post: OrderPost): MailJob[] {
  return [
    {
      topic: 'order-created',
      queue: 'order-confirmation',
      // Twenty attempts: after one or two days at last, over about a week.
      retryLimit: 19,
      jobOf(payload) {
        const orderId = orderIdOf(payload)
        return { id: orderId, data: { orderId } }
      },
      send: data => sendOrderConfirmation(post, orderIdOf(data)),
    },
    {
      topic: 'order-cancelled',
      queue: 'order-cancellation',
      retryLimit: 19,
      jobOf(payload) {
        const orderId = orderIdOf(payload)
        return { id: orderId, data: { orderId } }
      },
      send(data) {
        const orderId = orderIdOf(data)
        return sendOrderNotice(post, { orderId, newsId: orderId, news: { kind: 'cancelled' } })
      },
    },
    {
      topic: 'order-paid',
      queue: 'order-payment',
      retryLimit: 19,
      jobOf(payload) {
        const orderId = orderIdOf(payload)
        return { id: orderId, data: { orderId } }
      },
      send(data) {
        const orderId = orderIdOf(data)
        return sendOrderNotice(post, { orderId, newsId: orderId, news: { kind: 'paid' } })
      },
    },
    {
      topic: 'order-refunded',
      queue: 'order-refund',
      retryLimit: 19,
      jobOf(payload) {
        const refund = refundOf(payload)
        return { id: refund.transactionId, data: { orderId: orderIdOf(payload), ...refund } }
      },
      send(data) {
        const { transactionId, centAmount } = refundOf(data)
        return sendOrderNotice(post, { orderId: orderIdOf(data), newsId: transactionId, news: { kind: 'refunded', centAmount } })
      },
    },
    {
      topic: PASSWORD_RESET_TOPIC,
      queue: 'password-reset',
      // About half an hour: whoever waits longer has asked again.
      retryLimit: 9,
      jobOf(payload) {
        const request = resetRequestOf(payload)
        return { id: request.resetId, data: request }
      },
      send: data => sendPasswordReset(post, resetRequestOf(data)),
    },
    newsletterJob(NEWSLETTER_WISH_TOPIC, 'newsletter-opt-in', notice => sendOptIn(post, notice)),
    newsletterJob(NEWSLETTER_CONFIRMED_TOPIC, 'newsletter-welcome', notice => sendWelcome(post, notice)),
  ]
}

function newsletterJob(topic: string, queue: string, send: (notice: NewsletterNotice) => Promise<void>): MailJob {
  return {
    topic,
    queue,
    // About a day: the link that confirms is valid for a week.
    retryLimit: 14,
    jobOf(payload) {
      const notice = newsletterNoticeOf(payload)
      return { id: notice.messageId, data: notice }
    },
    send: data => send(newsletterNoticeOf(data)),
  }
}
